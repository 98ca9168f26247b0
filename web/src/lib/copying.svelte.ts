// Copying a text to the clipboard, and saying for a moment that it was done.

/** Milliseconds for which a button says so. */
const SAID = 2000;

export class Copying {
  /** Whether it was done just now. */
  done = $state(false);

  /** Copy a text; without the right to the clipboard it is marked, to be copied by hand. */
  async copy(text: string, mark: () => void): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      mark();
      return;
    }
    this.done = true;
    setTimeout(() => (this.done = false), SAID);
  }
}
