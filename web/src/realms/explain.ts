// What each thing of a sheet says for itself: its name, its rule, and what it would do for the player now.
// Things name themselves by `data-tell`; the card they lie on says its realm by `data-realm`.
import { MOST_STARS, REALM_IDS, RESOURCES, WAYS } from '../generated/realms';
import type { RealmsEvent } from '../generated/realms-types';
import type { Option } from '../generated/protocol';
import { capital, speech, t } from '../lib/i18n.svelte';
import type { TableSession } from '../lib/session.svelte';
import type { RealmGlyphName } from './art/RealmGlyph.svelte';
import { resourceOf } from './choices';
import type { Desk } from './desk.svelte';
import { keyOf, type RealmId, type Resource, type WayId } from './model';

export interface Explained {
  glyph: RealmGlyphName | null;
  title: string;
  facts: string[];
  rule: string;
  /** What can be done with it now. */
  options: readonly Option[];
}

const STAR = { star: '★' };
const realmAt = (anchor: Element): RealmId | undefined => {
  const id = anchor.closest<HTMLElement>('[data-realm]')?.dataset.realm;
  return REALM_IDS.find((realm) => realm === id);
};

/** Explain a thing; null if there is nothing to say. */
export function explain(desk: Desk, session: TableSession, target: string, anchor: Element): Explained | null {
  const [sort, first = ''] = target.split(':');
  const realm = realmAt(anchor);
  switch (sort) {
    case 'spot':
      return realm ? spot(desk, realm, target.slice('spot:'.length), anchor) : null;
    case 'realm':
      return realm ? about(desk, realm) : null;
    case 'stars':
      return realm ? { ...about(desk, realm), glyph: 'star', rule: starsRule(realm) } : null;
    case 'resource':
      return resource(
        desk,
        RESOURCES.find((one) => one === first),
      );
    case 'way':
      return way(desk, WAYS.find(({ id }) => id === first)?.id);
    case 'claim':
      return {
        ...term('unusable-die'),
        glyph: RESOURCES.find((one) => one === first) ?? null,
        options: desk.claims.filter((option) => resourceOf(option) === first),
      };
    case 'die':
      return die(desk, target);
    case 'total':
      return { ...term('star'), glyph: 'star' };
    case 'line':
      return line(desk, session.log[Number(first)]?.event as RealmsEvent | undefined);
    default:
      return null;
  }
}

function term(id: string): Explained {
  return { glyph: null, title: t(`term-rr-${id}`), facts: [], rule: t(`term-rr-${id}-rule`), options: [] };
}

const starsRule = (realm: RealmId): string => t(`realm-${keyOf(realm)}-stars`, STAR);

/** A place on a card: what the die in hand would do there, or else another. */
function spot(desk: Desk, realm: RealmId, place: string, anchor: Element): Explained {
  const title = anchor.getAttribute('data-name') ?? '';
  const options = desk.optionsAt(place);
  const [option] = options;
  const glyph: RealmGlyphName | null = option ? `die-${Number(option.args.value)}` : null;
  return { glyph, title, facts: [speech.name('realm', realm)], rule: t(`realms-short-${keyOf(realm)}`), options };
}

function about(desk: Desk, realm: RealmId): Explained {
  const card = desk.sheet.cards.find((one) => one?.realm === realm);
  const facts = card ? [t('realms-stars-of', { stars: card.stars, most: MOST_STARS })] : [];
  if (card?.activated) facts.push(t('rr-table-used'));
  const rule = t(`realm-${keyOf(realm)}-rule`);
  return { glyph: null, title: speech.name('realm', realm), facts, rule, options: [] };
}

function resource(desk: Desk, id: Resource | undefined): Explained | null {
  if (!id) return null;
  const { hand, gained } = desk.shownSheet.resources[id];
  const name = t(`resource-${id}`);
  return {
    glyph: id,
    title: capital(name),
    facts: [t('realms-amount', { resource: name, hand, gained, cap: desk.view.cap })],
    rule: t(`study-sign-${id}-rule`),
    options: [],
  };
}

function way(desk: Desk, id: WayId | undefined): Explained | null {
  const found = WAYS.find((one) => one.id === id);
  if (!id || !found) return null;
  const options = desk.choices.ways.get(id) ?? [];
  return { glyph: found.resource, title: capital(t(`way-${id}`)), facts: [], rule: t(`way-${id}-rule`), options };
}

function die(desk: Desk, target: string): Explained | null {
  const found = desk.dice.find((one) => one.target === target);
  if (!found) return null;
  const id = found.empowered ? 'empowered-die' : found.sort === 'gained' ? 'gained-die' : 'turn';
  return { ...term(id), glyph: `die-${found.value}`, title: capital(t(`die-${found.sort}`)) };
}

/** What a line of the chronicle is about. */
function line(desk: Desk, event: RealmsEvent | undefined): Explained | null {
  if (!event) return null;
  const named = 'realm' in event ? event.realm : 'source' in event ? event.source : undefined;
  const realm = REALM_IDS.find((one) => one === named);
  if (realm) return about(desk, realm);
  return 'resource' in event
    ? resource(
        desk,
        RESOURCES.find((one) => one === event.resource),
      )
    : null;
}
