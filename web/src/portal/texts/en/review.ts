/** Review tab. */
export const review = {};
