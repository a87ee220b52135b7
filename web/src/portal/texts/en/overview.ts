/** Overview tab. */
export const overview = {};
