import { setTimeout as sleep } from 'node:timers/promises';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit, type Write } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';

/** A trigger updates the catalog after an edit. Timeout in milliseconds. */
const timeoutMs = 30_000;

/** Runs the work while the demo event has this number of businesses, then restores the previous ones. */
export async function withBusinesses<T>(
  ports: Ports,
  count: number,
  work: () => Promise<T>,
): Promise<T> {
  await openDatabase(ports);
  const businesses = readSources().businesses.filter(({ isActive }) => isActive);
  const ids = businesses.slice(0, count).map(({ id }) => id);
  const more = moreBusinesses(count - businesses.length);
  const listOnly = (businessIds: string[] | null) =>
    commit([{ kind: 'update', path: documentPaths.event(demoEventId), data: { businessIds } }]);
  const isSmaller = count < businesses.length;
  if (isSmaller) await listOnly(ids);
  await commit(more.map(({ path, data }) => ({ kind: 'create', path, data })));
  try {
    await untilListed(ports, count);
    return await work();
  } finally {
    if (isSmaller) await listOnly(null);
    await commit(more.map(({ path }): Write => ({ kind: 'delete', path })));
    await untilListed(ports, businesses.length);
  }
}

async function untilListed(ports: Ports, count: number): Promise<void> {
  const database = await openDatabase(ports);
  const until = Date.now() + timeoutMs;
  let listed = 0;
  while (Date.now() < until) {
    const catalog = await database.doc(documentPaths.catalog(demoEventId)).get();
    listed = (catalog.get('businesses') as unknown[]).length;
    if (listed === count) return;
    await sleep(100);
  }
  throw new Error(`The catalog lists ${listed} businesses, not ${count}.`);
}

function moreBusinesses(count: number) {
  const [model] = readSources().businesses;
  const now = new Date().toISOString();
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const { id: _id, ...data } = { ...model, id: '', name: `Door ${at}` };
    return {
      path: documentPaths.business(`door-${at}`),
      data: { ...data, isActive: true, version: 1, createdAt: now, updatedAt: now },
    };
  });
}
