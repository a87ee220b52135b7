/** Organization tab. */
export const organization = {};
