/** Businesses tab. */
export const businesses = {};
