/** Standard errors to which ± reaches out wherever people read it: 95 of 100 lie within. Data has single ones. */
export const REACH = 1.96;
