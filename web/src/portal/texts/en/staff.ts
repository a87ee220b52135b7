/** Staff tab. */
export const staff = {};
