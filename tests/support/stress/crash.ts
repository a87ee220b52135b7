import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, exchange, post, registration } from './client.ts';
import { accountIds, type CrashResult, collectCrashResult, type Person } from './crash-findings.ts';
import type { Server } from './server.ts';
import { checkInBody, instanceUrl, type Target } from './target.ts';

/** People at the same time, as the entrance of a walk has them. */
const beside = 20;
/** How long somebody who keeps asking does, at most: a server that is not back by then is a failure. Milliseconds. */
const patienceMs = 240_000;
/** What a registration with its check-in takes where nobody else is served. Milliseconds. */
const longestVisitMs = 120;

export interface CrashPlan {
  people: number;
  kills: number;
  /** Who gets no answer asks again with the same key; otherwise each asks once, and whatever was done has to be whole. */
  isPatient: boolean;
  /** That it is killed in the midst of a commit, which has to be in pieces, and not at any moment. */
  isMidCommit?: boolean;
}

/** Has people register and check in while the server is killed. */
export async function crashRounds(
  target: Target,
  server: Server,
  { people, kills, isPatient, isMidCommit = false }: CrashPlan,
): Promise<CrashResult> {
  const accountsBefore = await accountIds(target);
  const everybody: Person[] = [];
  let otherwise = 0;
  const progress = countOf();
  const work = Promise.all(
    Array.from({ length: beside }, async () => {
      while (everybody.length < people) {
        const person: Person = { email: `stress.${randomUUID()}@example.com`, uid: undefined };
        everybody.push(person);
        const found = await registerAndCheckIn(target, person, isPatient);
        otherwise += found;
        progress.add();
      }
    }),
  );
  const killer = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      // Spread over the whole, each at any moment of the work that goes on then.
      await progress.reaches((kill * people) / kills);
      if (isMidCommit) await Promise.race([server.midCommit(), work]);
      else await sleep(randomInt(longestVisitMs));
      await server.crash();
    }
  })();
  await Promise.all([killer, work]);
  const findings = await collectCrashResult(target, everybody, isPatient, accountsBefore);
  return { people, kills, otherwise, ...findings };
}

/** A count that can be waited for. */
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

/** Registers and checks in; answers how many repeats were answered otherwise than what they repeat. */
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

interface Asked {
  token?: string;
  body: unknown;
}

/** Asks once, of a server that is there: it may be killed before it has answered. */
async function once(target: Target, path: string, asked: Asked) {
  await untilServed(instanceUrl(target, 0));
  const key = randomUUID();
  const answer = await post(path, { at: instanceUrl(target, randomInt(1000)), key, ...asked });
  return { ...answer, isOtherwise: false };
}

async function untilServed(address: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < patienceMs; ) {
    const isServed = await fetch(`${address}/api/openapi.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await sleep(randomInt(200));
  }
}

/** Whose answer was lost asks again, and so does, as often, who had it: the same key has the same answer. */
async function retryAndCompare(target: Target, path: string, asked: Asked) {
  const key = randomUUID();
  const first = await untilAnswered(target, path, asked, key);
  const again = await untilAnswered(target, path, asked, key);
  return (
    first && {
      ...first,
      isOtherwise: !again || comparableResponse(again) !== comparableResponse(first),
    }
  );
}

/** What an answer says, but for the session: that is another one each time. */
function comparableResponse({ status, json }: Answer): string {
  return JSON.stringify([status, { ...json, sessionId: undefined }]);
}

async function untilAnswered(target: Target, path: string, asked: Asked, key: string) {
  for (const start = Date.now(); Date.now() - start < patienceMs; ) {
    const answer = await post(path, { at: instanceUrl(target, randomInt(1000)), key, ...asked });
    if (answer.status > 0 && answer.status < 500 && answer.status !== 429) return answer;
    await sleep(randomInt(200));
  }
  return undefined;
}
