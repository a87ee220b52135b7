/** Tickets tab. */
export const tickets = {};
