// Copying a text to the clipboard, and saying for a moment that it was done.

/** Milliseconds for which a button says so. */
const SAID = 2000;

export class Copying {
  /** Whether it was done just now. */
  done = $state(false);

  /** Copy a text; without the right to the clipboard it is marked, to be copied by hand. */
  async copy(text: string, mark: () => void): Promise<void> {
    if (!(await written(text))) return mark();
    this.done = true;
    setTimeout(() => (this.done = false), SAID);
  }
}

/** Write a text to the clipboard; tell whether it is there. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return cut(text);
  }
}

/** The old way, which works on a page without a certificate too, as at a table of one's own network. */
function cut(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy'); // deprecated, but the other way is barred there
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
