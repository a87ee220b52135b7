/** Delay from page load to the install prompt, in milliseconds. */
export const installPromptDelayMs = 5000;
