import { type checkIn } from '@wine-walk/common/api/check-in.ts';
import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeEnvironment, memoryLock, memoryStore } from '../../../support/memory-queue.ts';
import { type CheckInAttempt, CheckInQueue } from './check-in-queue.ts';

/*
 * Check-in queue with an unreliable network, clock and device, without a DOM. Random choices come from a
 * seed.
 */

vi.mock('../../../platform/session/session-store.ts', () => ({
  attendeeToken: async () => 'token-of-maya',
}));
afterEach(() => void vi.unstubAllGlobals());

const attempts = 500;
const losses = 20;
/** `npm run stress` runs more seeds. */
const seeds = Number(process.env.QUEUE_SEEDS ?? 12);
const isTooFar = (businessId: string) => Number(businessId.slice(1)) % 9 === 0;

/** Returns a generator of numbers from 0 to 1, the same for each seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Body = BodyInput<typeof checkIn>;

/**
 * Server that decides by business and repeats its first response for the same key, behind a network that
 * loses requests or responses, delivers three times and delays.
 */
function unreliableServer(
  random: () => number,
  clock: ReturnType<typeof fakeEnvironment>['clock'],
) {
  const visits = new Map<string, { key: string; body: Body; timestamp: string }>();
  const doubled: string[] = [];
  const network = { lossesLeft: losses, requests: 0, troubles: 0, isDown: false };

  function decide(key: string, body: Body): Response {
    if (isTooFar(body.businessId)) {
      const details = { distanceMeters: 130, radiusMeters: 50 };
      return answer(422, { code: 'too-far', message: 'You are 130 meters away.', details });
    }
    const visit = visits.get(body.businessId);
    if (visit && visit.key !== key) doubled.push(body.businessId);
    const timestamp = visit?.timestamp ?? String(body.capturedAt);
    visits.set(body.businessId, { key: visit?.key ?? key, body, timestamp });
    return answer(200, {
      id: `autumn_maya_${body.businessId}`,
      businessId: body.businessId,
      timestamp,
      isVerified: true,
      state: 'verified',
      reasons: [],
      message: '',
      distanceMeters: 10,
      unlockedRewards: [],
    });
  }

  async function fetch(_url: string, init: { headers: Headers; body: string }): Promise<Response> {
    network.requests += 1;
    const key = init.headers.get('Idempotency-Key') ?? '';
    const body = JSON.parse(init.body) as Body;
    const luck = random();
    // Delays up to 25 s, so that responses arrive out of order.
    await new Promise<void>((resolve) => clock.setTimeout(random() * 25_000, resolve));
    if (network.isDown) throw new TypeError('Failed to fetch');
    if (luck < 0.3 && network.troubles < 200) {
      network.troubles += 1;
      return answer(luck < 0.15 ? 503 : 429, { code: 'unexpected', message: 'Oh.' });
    }
    // The network delivers the request three times.
    const [first] = [decide(key, body), decide(key, body), decide(key, body)];
    if (network.lossesLeft > 0 && luck > 0.7) {
      network.lossesLeft -= 1;
      throw new TypeError('Failed to fetch');
    }
    return first;
  }
  return { visits, doubled, network, fetch };
}

function answer(status: number, body: object): Response {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

function attemptAt(businessId: string): CheckInAttempt {
  const fix = { latitude: 38.3, longitude: -78.5, accuracyMeters: 9, takenAt: 0 };
  const venueCode = null;
  return {
    eventId: 'autumn',
    businessId,
    businessName: businessId,
    timeZone: 'UTC',
    fix,
    venueCode,
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

it.each(Array.from({ length: seeds }, (_, at) => at + 1))(
  'loses and duplicates no stored check-in and shows every rejection (seed %d)',
  async (seed) => {
    const random = seeded(seed);
    const memory = memoryStore();
    const locks = memoryLock();
    const device = fakeEnvironment({ store: memory.store, lock: locks.lock });
    const server = unreliableServer(random, device.clock);
    vi.stubGlobal('fetch', server.fetch);
    const closers = new Set<() => void>();
    /** Opens a tab. A killed tab stops and releases its locks. */
    const openTab = () => {
      const tab = { isAlive: true };
      const alive = <T>(value: T): T | Promise<never> =>
        tab.isAlive ? value : new Promise<never>(() => undefined);
      const { store } = memory;
      const queue = new CheckInQueue({
        ...device.environment,
        store: {
          list: async () => alive(await store.list()),
          put: async (record) => alive(tab.isAlive && (await store.put(record))),
          update: async (key, change) => alive(tab.isAlive && (await store.update(key, change))),
          remove: async (key) => alive(tab.isAlive ? await store.remove(key) : undefined),
        },
      });
      const unsubscribe = queue.subscribe(() => undefined);
      queue.setOwner('maya', true);
      const kill = () => {
        tab.isAlive = false;
        unsubscribe();
        locks.releaseAll();
        closers.delete(kill);
      };
      closers.add(kill);
      return { queue, kill };
    };

    const ids = shuffled(
      Array.from({ length: attempts }, (_, at) => `b${at}`),
      random,
    );
    let tabs = [openTab(), openTab()];
    const evictAt = Math.floor(attempts / 2);
    for (const [at, id] of ids.entries()) {
      tabs[at % 2]?.queue.submit(attemptAt(id));
      if (random() < 0.2) await device.advance(random() * 20_000);
      if (at % 60 === 59) server.network.isDown = !server.network.isDown;
      // The browser evicts the database while both tabs are open; they store their check-ins again.
      if (at === evictAt) {
        await device.advance(100);
        memory.evict();
        await device.advance(600_000);
      }
      if (at % 100 === 99) {
        // Check-ins stored before the browser is killed remain afterwards.
        await device.advance(1);
        for (const { kill } of tabs) kill();
        tabs = [openTab(), openTab()];
      }
    }
    server.network.isDown = false;
    await device.advance(60_000_000);
    for (const { kill } of tabs) kill();
    const { queue, kill } = openTab();
    await device.advance(60_000_000);

    const good = ids.filter((id) => !isTooFar(id));
    expect(server.network.lossesLeft).toBe(0);
    expect([...server.visits.keys()].toSorted()).toEqual(good.toSorted());
    expect(server.doubled).toEqual([]);
    const refused = queue.getSnapshot().deliveries;
    expect(new Set(refused.map(({ state }) => state))).toEqual(new Set(['refused']));
    expect(refused.map(({ payload }) => payload.businessId).toSorted()).toEqual(
      ids.filter(isTooFar).toSorted(),
    );
    expect(await queue.countUnsent('maya')).toBe(0);
    kill();
  },
  60_000,
);

it('sends the fix, its age and both times with the key of the attempt', async () => {
  const requests: { key: string | null; body: Body }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Headers; body: string }) => {
    const key = init.headers.get('Idempotency-Key');
    requests.push({ key, body: JSON.parse(init.body) as Body });
    throw new TypeError('Failed to fetch');
  });
  const device = fakeEnvironment();
  const queue = new CheckInQueue(device.environment);
  queue.subscribe(() => undefined);
  queue.setOwner('maya', true);
  const madeAt = device.clock.now();
  const fix = { latitude: 38.3, longitude: -78.5, accuracyMeters: 9, takenAt: madeAt - 5000 };
  const key = queue.submit({ ...attemptAt('vino'), fix });
  await device.advance(30_000);
  const capturedAt = new Date(madeAt).toISOString();
  expect(requests).toMatchObject([
    { key, body: { participantId: 'maya', fixAge: 5000, capturedAt, sentAt: capturedAt } },
    { key, body: { fixAge: 5000, capturedAt, sentAt: new Date(madeAt + 30_000).toISOString() } },
  ]);
});
