/** Components that several tabs use. */
export const shared = {};
