/** Desk page. */
export const desk = {};
