import { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';

/**
 * Answers the paths of the documents that the API has asked for since, and of those that its queries found: a single
 * document goes through `getAll`, too.
 */
export function watchReads(): () => string[] {
  const [getAll, get] = [vi.spyOn(Firestore.prototype, 'getAll'), vi.spyOn(Query.prototype, 'get')];
  onTestFinished(() => getAll.mockRestore());
  onTestFinished(() => get.mockRestore());
  return () => {
    const asked = getAll.mock.calls.flat();
    const found = get.mock.settledResults.flatMap(({ type, value }) =>
      type === 'fulfilled' ? value.docs.map(({ ref }) => ref.path) : [],
    );
    getAll.mockClear();
    get.mockClear();
    const documents = asked.filter((it) => it instanceof DocumentReference);
    return [...documents.map(({ path }) => path), ...found];
  };
}
