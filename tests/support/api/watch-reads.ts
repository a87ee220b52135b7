import { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';

/** Answers the paths of the documents that the API has asked for since: a single one goes through `getAll`, too. */
export function watchReads(): () => string[] {
  const getAll = vi.spyOn(Firestore.prototype, 'getAll');
  onTestFinished(() => getAll.mockRestore());
  return () => {
    const asked = getAll.mock.calls.flat();
    getAll.mockClear();
    return asked.filter((it) => it instanceof DocumentReference).map(({ path }) => path);
  };
}
