/** Calls back once somebody has signed in in another tab of this browser; answers how to stop. */
export function onSignedInInOtherTab(notice: () => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    // As data/session-state.ts keeps it.
    if (key === 'ww:signed-in' && newValue !== null) notice();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
