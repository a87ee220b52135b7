/** Asks the browser to delete this site's storage only on the user's request. Some decide without asking the user. */
export function requestPersistence(): void {
  // Missing in insecure contexts and older browsers; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => undefined);
}
