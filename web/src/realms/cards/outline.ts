// The outlines of places on cards, as SVG paths inside a box.

export type Form = 'block' | 'sharp' | 'round' | 'hex' | 'octagon' | 'house' | 'crate' | 'barrel';

/** Give the path of a form that fills the box. */
export function outline(form: Form, x: number, y: number, w: number, h: number): string {
  switch (form) {
    case 'round':
      return `M${x} ${y + h / 2}a${w / 2} ${h / 2} 0 1 0 ${w} 0a${w / 2} ${h / 2} 0 1 0 ${-w} 0Z`;
    case 'hex':
      return polygon(x, y, w, h, [
        [0.5, 0],
        [1, 0.25],
        [1, 0.75],
        [0.5, 1],
        [0, 0.75],
        [0, 0.25],
      ]);
    case 'octagon':
      return polygon(x, y, w, h, [
        [0.29, 0],
        [0.71, 0],
        [1, 0.29],
        [1, 0.71],
        [0.71, 1],
        [0.29, 1],
        [0, 0.71],
        [0, 0.29],
      ]);
    case 'house':
      return polygon(x, y, w, h, [
        [0.5, 0],
        [1, 0.32],
        [0.93, 0.32],
        [0.93, 1],
        [0.07, 1],
        [0.07, 0.32],
        [0, 0.32],
      ]);
    case 'barrel':
      return (
        `M${x + w * 0.08} ${y}H${x + w * 0.92}Q${x + w * 1.06} ${y + h / 2} ${x + w * 0.92} ${y + h}` +
        `H${x + w * 0.08}Q${x - w * 0.06} ${y + h / 2} ${x + w * 0.08} ${y}Z`
      );
    case 'sharp':
      return box(x, y, w, h, 1.5);
    case 'crate':
      return box(x, y, w, h, 3);
    default:
      return box(x, y, w, h, 7);
  }
}

function polygon(x: number, y: number, w: number, h: number, corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([across, down]) => `${x + w * across} ${y + h * down}`).join('L')}Z`;
}

function box(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}
