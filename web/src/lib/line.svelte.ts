// Whether the server answers: set by every call, so that the page can say that it is away.
class Line {
  lost = $state(false);
  /** A part of the page did not come: it is awaited, or comes no more unless somebody loads the page anew. */
  part: '' | 'awaited' | 'refused' = $state('');
}

export const line = new Line();
