/** Prints tab. */
export const prints = {};
