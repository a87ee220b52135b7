import {
  catalogBusiness,
  catalog as catalogOf,
  catalogReward,
  progress,
  verified,
} from '@wine-walk/common/support/samples.ts';
import { expect, test } from 'vitest';
import type { Revision } from '../../firestore/read.ts';
import { checkInWrites } from './writes.ts';

const catalog = catalogOf({
  businesses: [catalogBusiness('vino'), catalogBusiness('print')],
  rewards: [catalogReward('first', { requiredVisits: 1 })],
});

/** Compared by identity only. */
const read = {} as Revision;

function progressWrite(before: Parameters<typeof progress>[0]) {
  const { writes } = checkInWrites({
    body: { participantId: 'maya', eventId: 'autumn', businessId: 'print' },
    decision: { outcome: 'verified', distanceMeters: 3 },
    catalog,
    progress: progress(before),
    progressRevision: read,
    previous: undefined,
    hasVenueCode: false,
    idempotencyKey: null,
    capturedAt: Date.UTC(2026, 10, 20, 18),
    now: Date.UTC(2026, 10, 20, 18),
  });
  return writes.find(({ path }) => path.startsWith('participants/'));
}

test('saves the unlock time of a reward when the visit unlocks it', () => {
  expect(progressWrite({})).toMatchObject({
    kind: 'update',
    data: { unlocked: { first: { unlockedAt: '2026-11-20T18:00:00.000Z' } } },
  });
});

test('does not write unlocked rewards when the visit unlocks none, since an empty map would delete them', () => {
  const before = {
    visits: { vino: verified() },
    unlocked: { first: { unlockedAt: '2026-11-20T17:00:00.000Z' } },
  };
  expect(progressWrite(before)).toHaveProperty('data.visits.vino', before.visits.vino);
  expect(progressWrite(before)).toHaveProperty('data.visits.print');
  expect(progressWrite(before)).not.toHaveProperty('data.unlocked');
});

test('preserves earlier unlocked rewards when the visit unlocks another', () => {
  const first = { unlockedAt: '2026-11-20T17:00:00.000Z' };
  const before = { visits: { vino: verified() }, unlocked: { second: first } };
  expect(progressWrite(before)).toHaveProperty('data.unlocked', {
    second: first,
    first: { unlockedAt: '2026-11-20T18:00:00.000Z' },
  });
});

test('requires unchanged progress to write the visit', () => {
  expect(progressWrite({})).toHaveProperty('revision', read);
});
