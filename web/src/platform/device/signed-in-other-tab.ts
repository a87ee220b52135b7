/** Calls back after a sign-in in another tab; returns an unsubscribe function. */
export function onSignedInInOtherTab(notice: () => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    // Key of session/session-state.ts.
    if (key === 'ww:signed-in' && newValue !== null) notice();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
