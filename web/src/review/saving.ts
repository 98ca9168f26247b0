// A review as one file that needs nothing else: what stands on the page with its styles, without what only
// works here.

/** What a saved page cannot do: press, choose, follow. */
const LIVE = 'button, input, select, progress, [role=radiogroup], .tools, .wishes';

/** Write what an element shows as a page of its own, pictures included. */
export async function pageOf(shown: Element, title: string): Promise<string> {
  const copy = shown.cloneNode(true) as Element;
  await Promise.all([...copy.querySelectorAll('img')].map(bringAlong));
  for (const fold of copy.querySelectorAll('details')) fold.setAttribute('open', '');
  // Counts that lead somewhere stay as numbers.
  for (const count of copy.querySelectorAll('td button')) count.replaceWith(count.textContent ?? '');
  for (const mark of copy.querySelectorAll('button.number')) mark.replaceWith(unpressed(mark));
  for (const gone of copy.querySelectorAll(LIVE)) gone.remove();
  const page = document.implementation.createHTMLDocument();
  page.title = title;
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  const meta = page.createElement('meta');
  meta.setAttribute('charset', 'utf-8');
  const screen = page.createElement('meta');
  screen.name = 'viewport';
  screen.content = 'width=device-width, initial-scale=1';
  const style = page.createElement('style');
  style.textContent = stylesOf(document);
  page.head.prepend(meta, screen);
  page.head.append(style);
  page.body.append(page.importNode(copy, true));
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

/** Put a picture into the page itself; one that does not come is left out, with the link around it. */
async function bringAlong(picture: HTMLImageElement): Promise<void> {
  const link = picture.closest('a');
  const answer = await fetch(picture.src).catch(() => null);
  if (!answer?.ok) return (link ?? picture).remove();
  picture.src = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  picture.removeAttribute('loading');
  link?.replaceWith(picture);
}

/** The same mark, for looking alone. */
function unpressed(mark: Element): Element {
  const left = document.createElement('span');
  for (const name of ['class', 'style']) left.setAttribute(name, mark.getAttribute(name) ?? '');
  left.textContent = mark.textContent;
  return left;
}

const ADDRESS = /url\((?!["']?data:)(?:"[^"]*"|'[^']*'|[^)]*)\)/g;

/** All rules of this page, without what they load from elsewhere. */
function stylesOf(page: Document): string {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const own = rules.filter((rule) => !/^@(font-face|import)/.test(rule));
  return own.map((rule) => rule.replace(ADDRESS, 'none')).join('\n');
}

/** Give somebody a file. */
export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
