import { hash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { DeskSnapshotPart } from '../../../common/src/api/staff/desk.ts';
import { nameTerms } from '../../../common/src/rules/people/name-search.ts';
import { newTicket } from '../../../common/src/rules/tickets/tickets.ts';
import { toFirestore } from '../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { exchange, post } from '../../../tests/support/stress/target.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import type { Metric } from '../metric.ts';
import { importSize, moreRegistrations, requireSuccess, signInAdmin } from './requests.ts';
import { heapOfInstance, serve } from './served.ts';

const registrations = 10_000;
const unusedTickets = 5000;
const desks = 12;
/** Refreshes of each desk: with its other requests below its limit of 6 a minute. */
const refreshes = 4;

interface List extends Pick<DeskSnapshotPart, 'cursor' | 'hashKey'> {
  entries: number;
  ms: number;
  /** Compressed size in kilobytes. */
  kilobytes: number;
}

/** Measures the offline list of 12 desks at 10,000 registrations: complete, and refreshed without a change. */
export async function measureDeskList(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api', heapOfInstance);
  const { at } = api;
  const admin = await signInAdmin(at);
  const tokens: string[] = [];
  for (let desk = 0; desk < desks; desk += 1)
    tokens.push(await signInDesk(at, admin, `bench-desk-${desk}`));
  await moreRegistrations(ports, { at, count: registrations, fieldsOf: differentPerson });
  await addTickets(ports);
  let mostMemory = 0;
  const sample = async () => {
    mostMemory = Math.max(mostMemory, await api.memoryMb());
  };
  const stop = new AbortController();
  const sampling = sampleUntil(stop.signal, sample);
  const { alone, aloneCpuMs, lists, last, cpuMs } = await readLists(
    at,
    admin,
    tokens,
    api.cpuMs,
  ).finally(async () => {
    stop.abort();
    await sampling;
  });
  const of = (name: string, value: number, unit: Metric['unit'], budget: number | null) => ({
    name: `Desk's list, 10,000 registrations: ${name}`,
    value,
    unit,
    budget,
  });
  return [
    of('entries', alone.entries, '', null),
    of('compressed', alone.kilobytes, 'KB', null),
    of('a new phone', alone.ms, 'ms', 5000),
    of('processor time of a complete list', aloneCpuMs, 'ms', null),
    of('12 new phones at once, the last', last, 'ms', 5000),
    of('processor time of a refresh without changes', cpuMs / refreshes / desks, 'ms', 50),
    of('entries of a refresh without changes', lists[0]?.entries ?? Number.NaN, '', null),
    of('most memory', mostMemory, 'MB', 300),
  ];
}

/** Returns fields of a person whose name no other has, since equal names share their hashes, unchanged for an hour. */
function differentPerson(index: number): object {
  const letters = hash('sha256', String(index));
  const fullName = `${letters.slice(0, 6)} ${letters.slice(6, 13)}`;
  const changedAt = new Date(Date.now() - 3_600_000).toISOString();
  return { fullName, participantId: `bench-${index}`, nameTerms: nameTerms(fullName), changedAt };
}

/** Reads the list alone, at all desks at once, and refreshes it. */
async function readLists(
  at: string,
  admin: string,
  tokens: readonly string[],
  cpu: () => Promise<number>,
) {
  await readList(at, admin);
  const began = await cpu();
  const alone = await readList(at, admin);
  const aloneCpuMs = (await cpu()) - began;
  let lists = await Promise.all(tokens.map((token) => readList(at, token)));
  const last = Math.max(...lists.map(({ ms }) => ms));
  const before = await cpu();
  for (let times = 0; times < refreshes; times += 1)
    lists = await Promise.all(tokens.map((token, desk) => readList(at, token, lists[desk])));
  return { alone, aloneCpuMs, lists, last, cpuMs: (await cpu()) - before };
}

/** Takes a sample every 100 ms. */
async function sampleUntil(stop: AbortSignal, sample: () => Promise<void>): Promise<void> {
  while (!stop.aborted) {
    await sample();
    await sleep(100);
  }
}

/** Creates a personal account of the desk and returns its ID token. */
async function signInDesk(at: string, admin: string, username: string): Promise<string> {
  const password = 'bench-password-1';
  const body = { username, password, fullName: username, role: 'desk' };
  await requireSuccess(post('/api/admin/staff', { at, token: admin, body }));
  const { json } = await requireSuccess(
    post('/api/admin/login', { at, body: { username, password } }),
  );
  return exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', json.sessionId);
}

/** Adds unused tickets of the event, and as many of an earlier one. */
async function addTickets(ports: Ports): Promise<void> {
  const database = await openDatabase(ports);
  const holder = { holderName: null, holderEmail: null };
  const createdAt = new Date().toISOString();
  for (const eventId of [demoEventId, 'bench-earlier'])
    for (let from = 0; from < unusedTickets; from += importSize) {
      const batch = database.batch();
      for (let index = from; index < Math.min(from + importSize, unusedTickets); index += 1)
        batch.create(
          database.doc(documentPaths.ticket(`BENCH-${eventId}-${index}`.toUpperCase())),
          toFirestore({ ...newTicket({ eventId, ...holder }, 'import', createdAt) }),
        );
      await batch.commit();
    }
}

/** Reads the list, or its changes, as a browser does. */
async function readList(at: string, token: string, since?: List): Promise<List> {
  const query = new URLSearchParams({ eventId: demoEventId });
  if (since?.cursor) query.set('cursor', since.cursor);
  if (since?.cursor) query.set('hashKey', since.hashKey);
  const start = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${at}/api/admin/desk/snapshot?${query.toString()}`, { headers }, resolve).on(
      'error',
      reject,
    );
  });
  const body = await buffer(answer);
  const isZipped = answer.headers['content-encoding'] === 'gzip';
  const json = (isZipped ? gunzipSync(body) : body).toString();
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${json}`);
  const { cursor, hashKey, entries } = JSON.parse(json) as DeskSnapshotPart;
  const ms = performance.now() - start;
  return { cursor, hashKey, entries: entries.length, ms, kilobytes: body.length / 1000 };
}
