/** Number questions: each gets to know whether it is still the last, so that no older answer replaces a newer one. */
export function numbered(): () => () => boolean {
  let last = 0;
  return () => {
    const own = ++last;
    return () => own === last;
  };
}

/**
 * Do a piece of work one at a time: what is asked for meanwhile waits, and of several wishes only the last
 * is carried out. However fast somebody types or clicks, the server is asked no faster than it answers.
 */
export function latest<Wish>(work: (wish: Wish) => Promise<void>): (wish: Wish) => void {
  let busy = false;
  let next: { wish: Wish } | null = null;

  async function run(wish: Wish): Promise<void> {
    busy = true;
    try {
      await work(wish);
    } finally {
      busy = false;
      const waiting = next;
      next = null;
      if (waiting) void run(waiting.wish);
    }
  }

  return (wish) => {
    if (busy) next = { wish };
    else void run(wish);
  };
}
