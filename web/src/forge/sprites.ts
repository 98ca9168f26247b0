// Small pictures of the resources for things in flight: images, decoded once, so that nothing has
// to be painted while they move.
import { RESOURCES, type Resource } from '../generated/forge';
import { GLYPHS, type Drawing } from './art/glyphs';

const loaded = new Map<Resource, HTMLImageElement>();

function draw(drawing: Drawing): string {
  const paths = drawing.map(
    ({ d, fill = 'none', stroke = 'none', w = 1, transform = '' }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${w}" transform="${transform}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="48" height="48" fill-rule="evenodd" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}

/** Put the paints themselves into a drawing: an image knows nothing of the page it is on. */
function plain(drawing: string): string {
  const paints = getComputedStyle(document.documentElement);
  return drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => paints.getPropertyValue(name));
}

function load(resource: Resource): HTMLImageElement {
  const image = new Image(48, 48);
  image.src = `data:image/svg+xml,${encodeURIComponent(plain(draw(GLYPHS[resource])))}`;
  image.alt = '';
  loaded.set(resource, image);
  return image;
}

/** A new image of a resource, ready to fly. */
export function sprite(resource: Resource): HTMLImageElement {
  return (loaded.get(resource) ?? load(resource)).cloneNode() as HTMLImageElement;
}

/** So much of a resource that is lost: grey, with its number. */
export function lostSprite(resource: Resource, amount: number): HTMLElement {
  const lost = document.createElement('span');
  const image = sprite(resource);
  Object.assign(image.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    filter: 'grayscale(1) brightness(0.75)',
  });
  const number = document.createElement('b');
  number.textContent = `−${amount}`;
  Object.assign(number.style, {
    position: 'absolute',
    left: '92%',
    top: '18%',
    font: '750 15px/1 var(--sans)',
    color: 'var(--on-dark)',
    textShadow: '0 1px 3px black',
  });
  lost.className = 'lost';
  lost.append(image, number);
  return lost;
}

/** Decode all sprites before the first of them flies. */
export function loadSprites(): void {
  for (const resource of RESOURCES) if (!loaded.has(resource)) load(resource);
}
