// The shape of a golem that stands for a seat, in a box of 40 by 52.

export const GOLEM_TOKEN =
  'M15 1H25L26.5 9H13.5ZM5 13 11 11H29L35 13 39 30 33 32 31 24 29 38 31 50H21V42H19V50H9L11 38 9 24 7 32 1 30Z';
