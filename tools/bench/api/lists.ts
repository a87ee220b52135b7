import { randomUUID } from 'node:crypto';
import { fromFirestore, toFirestore } from '../../../functions/src/store/converter.ts';
import { paths } from '../../../functions/src/store/paths.ts';
import { demoEventId } from '../../demo/run-event-now.ts';
import { openDatabase } from '../../emulators/database.ts';
import type { Ports } from '../../emulators/ports.ts';
import { registration } from '../../torture/client.ts';
import { type Figure, median } from '../figure.ts';
import { newTickets, signInAdmin } from './admin.ts';
import { latencies } from './clients.ts';
import { serve } from './served.ts';
import { newWalkers } from './walkers.ts';

/** A hundred times the smallest, as Firestore and the portal meet them. */
const sizes = [200, 2000, 20_000] as const;
const chunk = 400;
const looks = 5;

/**
 * Lists of 200, 2,000 and 20,000 tickets and registrations: the longest request of the import, and the median of the first
 * page and of a search, each of which may take no longer at a hundred times as many.
 */
export async function measureLists(ports: Ports): Promise<Figure[]> {
  const api = await serve('built-api');
  try {
    const { at } = api;
    const admin = await signInAdmin(at);
    const look = async (path: string) => {
      const ask = async () => {
        const answer = await fetch(at + path, { headers: { Authorization: `Bearer ${admin}` } });
        if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
        await answer.text();
      };
      await ask();
      return median(
        await latencies(
          Array.from({ length: looks }, () => ask),
          1,
        ),
      );
    };
    const lists = {
      tickets: '/api/admin/tickets?limit=50',
      registrations: `/api/admin/registrations?limit=50&eventId=${demoEventId}`,
    };
    const taken: Record<string, number[]> = {};
    let longestImport = 0;
    let there = 0;
    for (const size of sizes) {
      for (let from = there; from < size; from += chunk) {
        const count = Math.min(chunk, size - from);
        const [imported = 0] = await latencies([() => newTickets(at, admin, count)], 1);
        longestImport = Math.max(longestImport, imported);
      }
      await moreRegistrations(ports, at, size - there);
      there = size;
      for (const [name, path] of Object.entries(lists)) {
        (taken[`${name}, first page`] ??= []).push(await look(path));
        (taken[`${name}, search`] ??= []).push(await look(`${path}&search=ada`));
      }
    }
    return [
      {
        name: 'Import of 20,000 tickets: the longest request',
        value: longestImport,
        unit: 'ms',
        budget: 1000,
      },
      ...Object.entries(taken).flatMap(([name, values]): Figure[] => {
        const [few = Number.NaN, many = Number.NaN] = [values.at(0), values.at(-1)];
        return [
          { name: `20,000 ${name}`, value: many, unit: 'ms', budget: 1000 },
          {
            name: `Growth from 200 to 20,000 ${name}`,
            value: many / few,
            unit: 'times',
            budget: 100,
          },
        ];
      }),
    ];
  } finally {
    await api.stop();
  }
}

/** Registers one person and writes down as many more like them: what is measured is how they are listed. */
async function moreRegistrations(ports: Ports, at: string, count: number): Promise<void> {
  const database = await openDatabase(ports);
  const email = `ada.${randomUUID()}@example.com`;
  await newWalkers(at, [registration({ email })]);
  const found = await database.collection(paths.registrations).where('email', '==', email).get();
  const model = fromFirestore(found.docs[0]?.data()) as Record<string, unknown>;
  const parts = Array.from({ length: Math.ceil(count / chunk) }, (_, part) => async () => {
    const batch = database.batch();
    for (let index = part * chunk; index < Math.min((part + 1) * chunk, count); index += 1)
      batch.create(database.doc(paths.registration(randomUUID())), toFirestore(model));
    await batch.commit();
  });
  await latencies(parts, 4);
}
