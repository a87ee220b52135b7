/** Lifetime of the mailed digits in milliseconds. */
export const signInCodeMs = 10 * 60 * 1000;
