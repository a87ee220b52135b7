import {
  catalogueBusiness,
  catalogue as catalogueOf,
  catalogueReward,
  progress,
  verified,
} from '@wine-walk/common/support/samples.ts';
import { expect, test } from 'vitest';
import type { Revision } from '../../firestore/read.ts';
import { checkInWrites } from './records.ts';

const catalogue = catalogueOf({
  businesses: [catalogueBusiness('vino'), catalogueBusiness('print')],
  rewards: [catalogueReward('first', { requiredVisits: 1 })],
});

/** Told from any other by being this one. */
const read = {} as Revision;

function progressWrite(before: Parameters<typeof progress>[0]) {
  const { writes } = checkInWrites({
    body: { participantId: 'maya', eventId: 'autumn', businessId: 'print' },
    decision: { outcome: 'verified', distanceMeters: 3 },
    catalogue,
    progress: progress(before),
    progressRevision: read,
    earlier: undefined,
    hasVenueCode: false,
    idempotencyKey: null,
    capturedAt: Date.UTC(2026, 10, 20, 18),
    now: Date.UTC(2026, 10, 20, 18),
  });
  return writes.find(({ path }) => path.startsWith('participants/'));
}

test('the visit that unlocks a reward writes it down with its time', () => {
  expect(progressWrite({})).toMatchObject({
    kind: 'update',
    data: { unlocked: { first: { unlockedAt: '2026-11-20T18:00:00.000Z' } } },
  });
});

test('a visit that unlocks nothing leaves what is written down: an empty map would empty it', () => {
  const before = {
    visits: { vino: verified() },
    unlocked: { first: { unlockedAt: '2026-11-20T17:00:00.000Z' } },
  };
  expect(progressWrite(before)).toHaveProperty('data.visits.vino', before.visits.vino);
  expect(progressWrite(before)).toHaveProperty('data.visits.print');
  expect(progressWrite(before)).not.toHaveProperty('data.unlocked');
});

test('a visit that unlocks another reward keeps the ones before', () => {
  const first = { unlockedAt: '2026-11-20T17:00:00.000Z' };
  const before = { visits: { vino: verified() }, unlocked: { second: first } };
  expect(progressWrite(before)).toHaveProperty('data.unlocked', {
    second: first,
    first: { unlockedAt: '2026-11-20T18:00:00.000Z' },
  });
});

test('the visit is written only if the others are as they were when it was decided', () => {
  expect(progressWrite({})).toHaveProperty('revision', read);
});
