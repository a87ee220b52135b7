/** Events tab. */
export const events = {};
