import { isDeepStrictEqual } from 'node:util';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveLeaderboardWrite } from '../../firestore/people/progress.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { loadLeaderboard } from './leaderboard.ts';

const store = vi.hoisted(() => ({
  document: undefined as { data: Record<string, unknown>; revision: number } | undefined,
  joined: [] as { data: ProgressDocument }[],
  reads: 0,
  groupReads: 0,
  commits: 0,
  /** Hook between the reads of a rebuild and its commit. */
  beforeKeeping: undefined as (() => Promise<unknown>) | undefined,
}));

const rule = {
  id: 'rule',
  trigger: 'check_in',
  points: 10,
  activeFromTime: null,
  activeUntilTime: null,
};
const business = { id: 'vino', name: 'Vino' };
const catalog = {
  data: { businesses: [business], formerBusinesses: [], rewards: [], pointRules: [rule] },
};
vi.mock('../../firestore/read.ts', () => {
  const read = (path: string) => {
    store.reads += 1;
    if (path.startsWith('leaderboards/')) return store.document && { ...store.document };
    return path === 'catalogues/walk' ? catalog : undefined;
  };
  return {
    readDocument: async (path: string) => read(path),
    readDocuments: async (...targets: [string][]) => targets.map(([path]) => read(path)),
  };
});
vi.mock('../../firestore/people/progress.ts', async (importActual) => ({
  ...(await importActual<typeof import('../../firestore/people/progress.ts')>()),
  readLeaderboardProgress: async () => {
    store.groupReads += store.joined.length;
    return store.joined;
  },
  readChangedProgress: async (_eventId: string, since: string) => {
    const interfere = store.beforeKeeping;
    store.beforeKeeping = undefined;
    await interfere?.();
    const changed = store.joined.filter(({ data }) => (data.visitsChangedAt ?? '') >= since);
    store.groupReads += changed.length;
    return changed;
  },
}));
vi.mock('../../firestore/write.ts', () => ({
  commit: async (writes: CommittedWrite[]) => {
    store.commits += 1;
    for (const { path, data, removed, revision } of writes) {
      if (!path.startsWith('leaderboards/')) continue;
      if (revision !== undefined && revision !== store.document?.revision) return 'conflict';
      const after: Record<string, unknown> = { ...store.document?.data, ...data };
      if (removed) {
        const { [removed.key]: _left, ...others } = after.entries as Record<string, unknown>;
        after.entries = others;
      }
      // A write that changes nothing leaves the revision.
      if (!isDeepStrictEqual(after, store.document?.data))
        store.document = { data: after, revision: (store.document?.revision ?? 0) + 1 };
    }
    return 'committed';
  },
}));

interface CommittedWrite {
  path: string;
  data: Record<string, unknown>;
  removed?: { map: string; key: string };
  revision?: number;
}

const attendee = (index: number) => ({
  data: { ...emptyProgress(`walker-${index}`, 'walk'), leaderboardName: `Walker ${index}` },
});
/** Write that removes an attendee from the standings at once. */
const leave = (index: number): Write => leaveLeaderboardWrite(`walker-${index}`, 'walk');
const start = Date.parse('2026-06-01T18:00:00.000Z');

beforeEach(() => {
  store.document = undefined;
  store.joined = Array.from({ length: 500 }, (_, index) => attendee(index));
  Object.assign(store, { reads: 0, groupReads: 0, commits: 0 });
});

it('loadLeaderboard costs one read while the board is fresh, with any number of participants', async () => {
  await loadLeaderboard('walk', start);
  const first = { ...store };
  for (let load = 0; load < 40; load += 1) await loadLeaderboard('walk', start + load * 300);
  expect(store.reads - first.reads).toBe(40);
  expect(store.groupReads).toBe(500);
  expect(store.commits).toBe(first.commits);
});

it('loadLeaderboard has one caller rebuild the board after 15 seconds and returns the stored one to the others', async () => {
  await loadLeaderboard('walk', start);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => loadLeaderboard('walk', start + 15_000)),
  );
  expect(store.document?.revision).toBe(4);
  for (const answer of answers) expect(answer).toHaveLength(50);
});

describe('a rebuild', () => {
  const afterVisit = (index: number, at: number) => {
    const visitsChangedAt = new Date(at).toISOString();
    const visits = { vino: { checkInTime: visitsChangedAt, state: 'verified' as const } };
    store.joined[index] = { data: { ...attendee(index).data, visits, visitsChangedAt } };
  };
  const pointsOf = (board: unknown, displayName: string) =>
    (board as { displayName: string; points: number }[]).find(
      (entry) => entry.displayName === displayName,
    )?.points;

  it('reads only participants with visits that changed since the last one', async () => {
    await loadLeaderboard('walk', start);
    afterVisit(7, start + 5_000);
    const board = await loadLeaderboard('walk', start + 15_000);
    expect(pointsOf(board, 'Walker 7')).toBe(10);
    expect(store.groupReads).toBe(501);
  });

  it('reads a visit that was committed after a rebuild which started later than the visit', async () => {
    await loadLeaderboard('walk', start);
    await loadLeaderboard('walk', start + 15_000);
    afterVisit(7, start + 14_000);
    expect(pointsOf(await loadLeaderboard('walk', start + 30_000), 'Walker 7')).toBe(10);
  });

  it('reads the same again when someone who left prevented its commit', async () => {
    await loadLeaderboard('walk', start);
    afterVisit(7, start + 5_000);
    store.beforeKeeping = () => commit([leave(8)]);
    await loadLeaderboard('walk', start + 15_000);
    const board = await loadLeaderboard('walk', start + 60_000);
    expect(pointsOf(board, 'Walker 7')).toBe(10);
    expect(pointsOf(board, 'Walker 8')).toBeUndefined();
  });

  it('stores nothing of a participant who joined and left while it ran', async () => {
    await loadLeaderboard('walk', start);
    store.joined.push(attendee(500));
    afterVisit(500, start + 5_000);
    store.beforeKeeping = () => commit([leave(500)]);
    await loadLeaderboard('walk', start + 15_000);
    expect(JSON.stringify(store.document)).toContain('walker-8"');
    expect(JSON.stringify(store.document)).not.toContain('walker-500');
  });

  it('reads everyone after an edit of the catalog, and after ten minutes', async () => {
    await loadLeaderboard('walk', start);
    rule.points = 20;
    await loadLeaderboard('walk', start + 15_000);
    expect(store.groupReads).toBe(1000);
    await loadLeaderboard('walk', start + 16 * 60_000);
    expect(store.groupReads).toBe(1500);
    rule.points = 10;
  });
});

it('does not run without callers', async () => {
  await loadLeaderboard('walk', start);
  expect(store.groupReads).toBe(500);
});

it('lists people who joined with the next rebuild, which reads no others, until they leave', async () => {
  const aaron = { ...attendee(500).data, leaderboardName: 'Aaron' };
  await loadLeaderboard('walk', start);
  store.joined.push({
    data: { ...aaron, visitsChangedAt: new Date(start + 1000).toISOString() },
  });
  expect(JSON.stringify(await loadLeaderboard('walk', start + 15_000))).toContain('Aaron');
  expect(store.groupReads).toBe(501);
  await commit([leave(500)]);
  expect(JSON.stringify(await loadLeaderboard('walk', start + 16_000))).not.toContain('Aaron');
});

it('leaves out a participant whose registration is canceled, until it is restored', async () => {
  const someone = attendee(1).data;
  store.joined = [{ data: someone }, attendee(2)];
  const setCancelled = (isCancelled: boolean, at: number) =>
    Object.assign(someone, { isCancelled, visitsChangedAt: new Date(at).toISOString() });
  const namesAt = async (now: number) => {
    const board = await loadLeaderboard('walk', now);
    return 'problem' in board ? [] : board.map(({ displayName }) => displayName);
  };
  expect(await namesAt(start)).toEqual(['Walker 1', 'Walker 2']);
  setCancelled(true, start + 5_000);
  expect(await namesAt(start + 15_000)).toEqual(['Walker 2']);
  setCancelled(false, start + 20_000);
  expect(await namesAt(start + 30_000)).toEqual(['Walker 1', 'Walker 2']);
});

it('stores the best in one document when more joined than fit into it, and shows who gets among them', async () => {
  const longest = (index: number) => `${index} `.padEnd(30, '\u6f22');
  store.joined = Array.from({ length: 13_000 }, (_, index) => ({
    data: { ...attendee(index).data, leaderboardName: longest(index) },
  }));
  const storedBytes = () => Buffer.byteLength(JSON.stringify(store.document?.data));
  await loadLeaderboard('walk', start);
  expect(storedBytes()).toBeLessThan(512 * 1024);
  const visitsChangedAt = new Date(start + 5000).toISOString();
  const visits = { vino: { checkInTime: visitsChangedAt, state: 'verified' as const } };
  for (const walker of store.joined.slice(-60))
    Object.assign(walker.data, { visits, visitsChangedAt });
  const board = await loadLeaderboard('walk', start + 15_000);
  expect(board).toMatchObject(
    Array.from({ length: 50 }, (_, index) => ({
      displayName: longest(12_940 + index),
      points: 10,
      rank: 1,
    })),
  );
  expect(storedBytes()).toBeLessThan(512 * 1024);
});

it('returns null for an unknown event', async () => {
  expect(await loadLeaderboard('nowhere', start)).toMatchObject({ problem: 'event-not-found' });
});
