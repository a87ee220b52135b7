import { beforeEach, expect, it, vi } from 'vitest';
import { noProgress } from '../../domain/rewards.ts';
import { commit } from '../../store/write.ts';
import { leaderboard, standingsEntry } from './leaderboard.ts';

const store = vi.hoisted(() => ({
  document: undefined as { data: Record<string, unknown>; revision: number } | undefined,
  joined: [] as { data: unknown }[],
  reads: 0,
  groupReads: 0,
  commits: 0,
}));

const catalogue = { data: { businesses: [], formerBusinesses: [], rewards: [], pointRules: [] } };
vi.mock('../../store/read.ts', () => {
  const read = (path: string) => {
    store.reads += 1;
    if (path.startsWith('leaderboards/')) return store.document && { ...store.document };
    return path === 'catalogues/walk' ? catalogue : undefined;
  };
  return {
    readDocument: async (path: string) => read(path),
    readDocuments: async (...wanted: [string][]) => wanted.map(([path]) => read(path)),
  };
});
vi.mock('../../store/progress.ts', () => ({
  readLeaderboardProgress: async () => {
    store.groupReads += store.joined.length;
    return store.joined;
  },
}));
vi.mock('../../store/write.ts', () => ({
  commit: async (writes: { path: string; data: Record<string, unknown>; revision?: number }[]) => {
    store.commits += 1;
    for (const { path, data, revision } of writes) {
      if (!path.startsWith('leaderboards/')) continue;
      if (revision !== undefined && revision !== store.document?.revision) return 'conflict';
      const merged = revision === undefined && {
        ...(store.document?.data.entries as object),
        ...(data.entries as object),
      };
      store.document = {
        data: { ...store.document?.data, ...data, ...(merged && { entries: merged }) },
        revision: (store.document?.revision ?? 0) + 1,
      };
    }
    return 'committed';
  },
}));

const walker = (index: number) => ({
  data: { ...noProgress(`walker-${index}`, 'walk'), leaderboardName: `Walker ${index}` },
});
const start = Date.parse('2026-06-01T18:00:00.000Z');

beforeEach(() => {
  store.document = undefined;
  store.joined = Array.from({ length: 500 }, (_, index) => walker(index));
  Object.assign(store, { reads: 0, groupReads: 0, commits: 0 });
});

// spec: B5.10
it('costs one read while it is fresh, however many joined', async () => {
  await leaderboard('walk', start);
  const first = { ...store };
  for (let look = 0; look < 40; look += 1) await leaderboard('walk', start + look * 300);
  expect(store.reads - first.reads).toBe(40);
  expect(store.groupReads).toBe(500);
  expect(store.commits).toBe(first.commits);
});

// spec: B5.10
it('is rebuilt by one of those who find it older than 15 seconds, and the others are answered', async () => {
  await leaderboard('walk', start);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => leaderboard('walk', start + 15_000)),
  );
  expect(store.groupReads).toBe(1000);
  for (const answer of answers) expect(answer).toHaveLength(50);
});

// spec: B5.10
it('is not rebuilt while nobody asks', async () => {
  await leaderboard('walk', start);
  expect(store.groupReads).toBe(500);
});

// spec: B5.10
it('takes a change of name without a rebuild', async () => {
  await leaderboard('walk', start);
  const { reads } = store;
  await commit([await standingsEntry(walker(7).data, 'Aaron')]);
  expect(store.reads - reads).toBe(1);
  const after = await leaderboard('walk', start + 1000);
  expect(JSON.stringify(after)).toContain('Aaron');
  await commit([await standingsEntry(walker(7).data, null)]);
  expect(JSON.stringify(await leaderboard('walk', start + 2000))).not.toContain('Aaron');
  expect(store.groupReads).toBe(500);
});

it('is of no event that does not exist', async () => {
  expect(await leaderboard('nowhere', start)).toMatchObject({ problem: 'not-found' });
});
