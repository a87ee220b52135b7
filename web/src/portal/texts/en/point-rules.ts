/** Point rules tab. */
export const pointRules = {};
