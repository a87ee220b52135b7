/** Milliseconds after load at which the install prompt appears. */
export const installAfterMs = 5000;
