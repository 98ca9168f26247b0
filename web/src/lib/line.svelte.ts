// Whether the server answers: set by every call, so that the page can say that it is away.
class Line {
  lost = $state(false);
}

export const line = new Line();
