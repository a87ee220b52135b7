import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Server } from './server.ts';
import {
  type Answer,
  checkInBody,
  exchange,
  instanceUrl,
  post,
  registration,
  type Target,
} from './target.ts';

/** State of registrations and check-ins after their server was killed repeatedly. */
interface CrashResult {
  people: number;
  kills: number;
  registered: number;
  checkedIn: number;
  /** Actions without a success although the client retried. */
  lost: number;
  /** Repeats with the same key whose response differed from the first one. */
  otherwise: number;
  /** Registrations of one person beyond the first. */
  doubled: number;
  /** Incomplete records of a person, and accounts without a person. */
  orphans: number;
}

/** Person who registers and checks in. */
interface Person {
  email: string;
  /** Set when the response arrived. */
  uid: string | undefined;
}

/** Compares everything stored for these people after all requests have ended. */
async function collectCrashResult(
  target: Target,
  persons: readonly Person[],
  isPatient: boolean,
  accountsBefore: ReadonlySet<string>,
): Promise<Omit<CrashResult, 'people' | 'kills' | 'otherwise'>> {
  const database = await openDatabase(target.ports);
  const came = { registered: 0, checkedIn: 0, lost: 0, doubled: 0, orphans: 0 };
  const known = new Set<string>();
  for (const { email, uid } of persons) {
    const found = await database
      .collection(documentPaths.registrations)
      .where('email', '==', email)
      .get();
    const people = await database
      .collection(documentPaths.participants)
      .where('email', '==', email)
      .get();
    came.doubled += Math.max(0, found.size - 1);
    came.orphans += Math.abs(found.size - people.size);
    const id = found.docs[0]?.get('participantId') as string | undefined;
    if (!id) {
      if (uid !== undefined || isPatient) came.lost += 1;
      continue;
    }
    known.add(id);
    came.registered += 1;
    const progress = await database.doc(documentPaths.progress(id, demoEventId)).get();
    const checkIn = await database
      .doc(documentPaths.checkIn(demoEventId, id, 'vino-veritas'))
      .get();
    const visits = (progress.get('visits') ?? {}) as Record<string, unknown>;
    if (!progress.exists || checkIn.exists !== 'vino-veritas' in visits) came.orphans += 1;
    if (checkIn.exists) came.checkedIn += 1;
    else if (isPatient) came.lost += 1;
  }
  const accounts = [...(await accountIds(target))].filter((id) => !accountsBefore.has(id));
  came.orphans += accounts.filter((id) => !known.has(id)).length;
  return came;
}

/** Returns the IDs of all accounts of the Auth emulator. */
async function accountIds({ authHost }: Target): Promise<Set<string>> {
  const { getAuth } = await import('firebase-admin/auth');
  const { openApp } = await import('../../../functions/src/firestore/app.ts');
  process.env.FIREBASE_AUTH_EMULATOR_HOST = authHost;
  await openApp();
  const ids = new Set<string>();
  for (let page: string | undefined, isFirst = true; isFirst || page; isFirst = false) {
    const { users, pageToken } = await getAuth().listUsers(1000, page);
    for (const { uid } of users) ids.add(uid);
    page = pageToken;
  }
  return ids;
}

/** Concurrent people. */
const beside = 20;
/** Maximum time that a client retries, in milliseconds; a server that is not back by then is a failure. */
const timeoutMs = 240_000;
/** Duration of a registration with its check-in without other load, in milliseconds. */
const longestVisitMs = 120;

export interface CrashPlan {
  people: number;
  kills: number;
  /**
   * True if clients retry with the same key; otherwise each sends once, and stored actions must be complete.
   */
  isPatient: boolean;
  /** True if the server is killed during a commit (which must be split), not at any moment. */
  isMidCommit?: boolean;
}

/** Lets people register and check in while the server is killed. */
export async function crashRounds(
  target: Target,
  server: Server,
  { people, kills, isPatient, isMidCommit = false }: CrashPlan,
): Promise<CrashResult> {
  const accountsBefore = await accountIds(target);
  const persons: Person[] = [];
  let otherwise = 0;
  const progress = countOf();
  const work = Promise.all(
    Array.from({ length: beside }, async () => {
      while (persons.length < people) {
        const person: Person = { email: `stress.${randomUUID()}@example.com`, uid: undefined };
        persons.push(person);
        const found = await registerAndCheckIn(target, person, isPatient);
        otherwise += found;
        progress.add();
      }
    }),
  );
  const killer = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      // Spread over the whole run, each at a random moment.
      await progress.reaches((kill * people) / kills);
      if (isMidCommit) await Promise.race([server.midCommit(), work]);
      else await sleep(randomInt(longestVisitMs));
      await server.crash();
    }
  })();
  await Promise.all([killer, work]);
  const findings = await collectCrashResult(target, persons, isPatient, accountsBefore);
  return { people, kills, otherwise, ...findings };
}

/** Returns a counter that can be awaited. */
function countOf() {
  let count = 0;
  let waiting: { until: number; resolve: () => void } | undefined;
  return {
    add(): void {
      count += 1;
      if (waiting && count >= waiting.until) waiting.resolve();
    },
    reaches: (until: number): Promise<void> =>
      new Promise((resolve) => {
        waiting = { until, resolve };
        if (count >= until) resolve();
      }),
  };
}

/** Registers and checks in. Returns the number of repeats whose response differed. */
async function registerAndCheckIn(
  target: Target,
  person: Person,
  isPatient: boolean,
): Promise<number> {
  const send = isPatient ? retryAndCompare : once;
  const body = registration({ email: person.email });
  const registered = await send(target, '/api/waiver/submit', { body });
  if (registered?.status !== 200) return 0;
  person.uid = registered.json.user?.id ?? '';
  const token = await exchange(target.authHost, registered.json.sessionId);
  const checkIn = { token, body: await checkInBody(target, person.uid) };
  const checkedIn = await send(target, '/api/checkins', checkIn);
  return Number(registered.isOtherwise) + Number(checkedIn?.isOtherwise ?? false);
}

interface SentRequest {
  token?: string;
  body: unknown;
}

/** Sends once to a running server, which may be killed before it responds. */
async function once(target: Target, path: string, request: SentRequest) {
  await untilServed(instanceUrl(target, 0));
  const key = randomUUID();
  const answer = await post(path, { at: instanceUrl(target, randomInt(1000)), key, ...request });
  return { ...answer, isOtherwise: false };
}

async function untilServed(address: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < timeoutMs; ) {
    const isServed = await fetch(`${address}/api/openapi.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await sleep(randomInt(200));
  }
}

/**
 * Retries until there is a response, then sends the same request again: the same key has the same response.
 */
async function retryAndCompare(target: Target, path: string, request: SentRequest) {
  const key = randomUUID();
  const first = await untilAnswered(target, path, request, key);
  const again = await untilAnswered(target, path, request, key);
  return (
    first && {
      ...first,
      isOtherwise: !again || comparableResponse(again) !== comparableResponse(first),
    }
  );
}

/** Returns a response without its session, which differs each time. */
function comparableResponse({ status, json }: Answer): string {
  return JSON.stringify([status, { ...json, sessionId: undefined }]);
}

async function untilAnswered(target: Target, path: string, request: SentRequest, key: string) {
  for (const start = Date.now(); Date.now() - start < timeoutMs; ) {
    const answer = await post(path, { at: instanceUrl(target, randomInt(1000)), key, ...request });
    if (answer.status > 0 && answer.status < 500 && answer.status !== 429) return answer;
    await sleep(randomInt(200));
  }
  return undefined;
}
