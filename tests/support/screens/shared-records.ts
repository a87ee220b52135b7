import { expect } from '@playwright/test';
import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { fromFirestore, toFirestore } from '../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { stack } from '../stack.ts';

type Data = Record<string, unknown>;

/** Shared documents changed for one test and restored afterwards. */
export interface SharedRecords {
  /** Changes the demo event. */
  changeEvent: (change: Partial<EventDocument>) => Promise<void>;
  /** Changes the catalog. */
  changeCatalog: (change: (now: CatalogDocument) => Partial<CatalogDocument>) => Promise<void>;
  /** Writes an invalid catalog. */
  breakCatalog: () => Promise<void>;
  /** Adds documents by path. */
  addDocuments: (documents: ReadonlyMap<string, Data>) => Promise<void>;
  /** Removes all announcements. */
  hushAnnouncements: () => Promise<void>;
  restore: () => Promise<void>;
}

const eventPath = documentPaths.event(demoEventId);
const catalogPath = documentPaths.catalog(demoEventId);

/** Shared documents of the stack under test. `restore` reverts every change. */
export function openSharedRecords(): SharedRecords {
  const before = new Map<string, Data>();
  const added = new Set<string>();

  async function remember(path: string) {
    const document = (await openDatabase(stack.ports)).doc(path);
    const data = (await document.get()).data() ?? {};
    if (!before.has(path)) before.set(path, data);
    return { document, data };
  }

  async function change(path: string, data: Data): Promise<void> {
    const original = await remember(path);
    const write = () => original.document.update(toFirestore(data));
    await (path === eventPath
      ? writeEvent(write, { ...original.data, ...toFirestore(data) })
      : write());
  }

  return {
    changeEvent: (data) => change(eventPath, data),
    async changeCatalog(changed) {
      const { data } = await remember(catalogPath);
      await change(catalogPath, changed(fromFirestore(data) as CatalogDocument));
    },
    breakCatalog: () => change(catalogPath, { businesses: 'unreadable' }),
    async addDocuments(documents) {
      const database = await openDatabase(stack.ports);
      await Promise.all(
        [...documents].map(([path, data]) => database.doc(path).create(toFirestore(data))),
      );
      for (const path of documents.keys()) added.add(path);
    },
    async hushAnnouncements() {
      const database = await openDatabase(stack.ports);
      const all = await database.collection(documentPaths.announcements(demoEventId)).get();
      for (const { ref } of all.docs)
        await change(ref.path, { publishAt: '2099-01-01T00:00:00.000Z', isPublished: false });
    },
    async restore() {
      const database = await openDatabase(stack.ports);
      for (const [path, data] of [...before].toReversed()) {
        const write = () => database.doc(path).set(data);
        await (path === eventPath ? writeEvent(write, data) : write());
      }
      before.clear();
      await Promise.all([...added].map((path) => database.doc(path).delete()));
      added.clear();
    },
  };
}

/**
 * Writes the event and waits until its trigger has rebuilt the catalog; a late rebuild would overwrite later
 * changes. A catalog without point rules marks the wait. The catalog of an ended event stays.
 */
async function writeEvent(write: () => Promise<unknown>, after: Data): Promise<void> {
  const { endTime } = fromFirestore(after) as EventDocument;
  if (Date.parse(endTime) <= Date.now()) return void (await write());
  const catalog = (await openDatabase(stack.ports)).doc(catalogPath);
  await catalog.update({ pointRules: [] });
  await write();
  await expect
    .poll(async () => (await catalog.get()).data()?.pointRules as unknown, { timeout: 30_000 })
    .not.toEqual([]);
}
