/** Feedback tab. */
export const feedback = {};
