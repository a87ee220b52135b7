import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { host, type Ports, projectId } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';

const clients = 200;
const rounds = 5;

interface Listening {
  /** Resolves when this announcement arrives, with the time by performance.now(). */
  received: (id: string) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Measures an announcement to 200 clients, with the library and query of the app: time until the last client
 * receives it, and relative to a single client.
 */
export async function measureListeners(ports: Ports): Promise<Metric[]> {
  await openDatabase(ports);
  const all = await Promise.all(Array.from({ length: clients }, () => listen(ports)));
  const [one] = all;
  if (!one) throw new Error('Nobody listens.');
  const taken = { one: [] as number[], last: [] as number[] };
  // The first announcement opens the connections and is not measured.
  await announce(all);
  for (let round = 0; round < rounds; round += 1) {
    const times = await announce(all);
    taken.last.push(Math.max(...times));
  }
  await Promise.all(all.slice(1).map(({ close }) => close()));
  for (let round = 0; round < rounds; round += 1) taken.one.push(...(await announce([one])));
  await one.close();
  const last = median(taken.last);
  return [
    { name: 'One announcement to 200 clients: the last', value: last, unit: 'ms', budget: 150 },
    {
      name: 'One announcement to 200 clients: the last beside a single one',
      value: last / median(taken.one),
      unit: 'times',
      budget: 20,
    },
  ];
}

async function announce(all: readonly Listening[]): Promise<number[]> {
  const id = randomUUID();
  const received = Promise.all(all.map((client) => client.received(id)));
  const now = new Date().toISOString();
  const times = { publishAt: now, createdAt: now, updatedAt: now };
  const data = { title: 'Water', message: 'Come.', isPublished: true, version: 1, ...times };
  const sentAt = performance.now();
  await commit([
    { kind: 'create', path: `${documentPaths.announcements(demoEventId)}/${id}`, data },
  ]);
  return (await received).map((at) => at - sentAt);
}

async function listen(ports: Ports): Promise<Listening> {
  const app = initializeApp({ projectId, apiKey: 'demo' }, randomUUID());
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, ports.firestore);
  const waiting = new Map<string, (at: number) => void>();
  const published = query(
    collection(db, documentPaths.announcements(demoEventId)),
    where('isPublished', '==', true),
  );
  await new Promise<void>((opened, refused) => {
    onSnapshot(
      published,
      (snapshot) => {
        opened();
        const at = performance.now();
        for (const { doc } of snapshot.docChanges()) waiting.get(doc.id)?.(at);
      },
      refused,
    );
  });
  return {
    received: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    close: () => deleteApp(app),
  };
}
