/** Milliseconds after load at which the install prompt appears. */
export const installPromptDelayMs = 5000;
