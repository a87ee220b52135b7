import { fromFirestore } from '../../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../../functions/src/firestore/firestore.ts';
import { commit } from '../../../../functions/src/firestore/write.ts';
import type { Written } from '../../generated-event.ts';
import { openStaffApi } from './staff-api.ts';

export const api = await openStaffApi();

export const minutes = 60_000;
export const overview = (id: string, token?: string) =>
  api.as('admin', 'GET', `/api/admin/events/${id}/overview`, token ? { token } : {});

/** Documents of a collection. */
// oxlint-disable-next-line typescript/no-explicit-any -- raw documents are counted as they are
export async function raw(collection: string): Promise<any[]> {
  const { docs } = await (await firestore()).collection(collection).get();
  return docs.map((document) => fromFirestore(document.data()));
}

/** Writes in the given order; the last version of a document in a batch wins. */
export async function writeAll(written: readonly Written[]): Promise<void> {
  const last = [...new Map(written.map(({ path, data }) => [path, data]))];
  const parts = Array.from({ length: Math.ceil(last.length / 400) }, (_, at) =>
    last.slice(at * 400, (at + 1) * 400),
  );
  await Promise.all(
    parts.map((part) => commit(part.map(([path, data]) => ({ kind: 'set', path, data })))),
  );
}
