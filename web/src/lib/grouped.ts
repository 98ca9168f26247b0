// Things under headings: those of one heading together, in the order in which headings first come up.

export interface Group<Thing> {
  /** Empty for those that stand under none. */
  title: string;
  names: Thing[];
}

/** Put things under the headings that `titleOf` gives; without it they are one group without a heading. */
export function grouped<Thing>(things: readonly Thing[], titleOf?: (thing: Thing) => string | null): Group<Thing>[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const title = titleOf?.(thing) ?? '';
    groups.set(title, [...(groups.get(title) ?? []), thing]);
  }
  return [...groups].map(([title, names]) => ({ title, names }));
}
