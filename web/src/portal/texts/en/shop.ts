/** Shop page. */
export const shop = {};
