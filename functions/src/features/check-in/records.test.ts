import { expect, test } from 'vitest';
import {
  catalogueBusiness,
  catalogueReward,
  progress,
  verified,
} from '../../domain/testing/samples.ts';
import { checkInWrites } from './records.ts';

const catalogue = {
  businesses: [catalogueBusiness('vino'), catalogueBusiness('print')],
  rewards: [catalogueReward('first', { requiredVisits: 1 })],
  pointRules: [],
};

function progressWrite(before: Parameters<typeof progress>[0]) {
  const { writes } = checkInWrites({
    body: { participantId: 'maya', eventId: 'autumn', businessId: 'print' },
    decision: { outcome: 'verified', distanceMeters: 3 },
    catalogue,
    progress: progress(before),
    pendingRevision: undefined,
    hasVenueCode: false,
    idempotencyKey: null,
    capturedAt: Date.UTC(2026, 10, 20, 18),
    now: Date.UTC(2026, 10, 20, 18),
  });
  return writes.find(({ path }) => path.startsWith('participants/'));
}

test('the visit that unlocks a reward writes it down with its time', () => {
  expect(progressWrite({})).toMatchObject({
    kind: 'merge',
    data: { unlocked: { first: { unlockedAt: '2026-11-20T18:00:00.000Z' } } },
  });
});

test('a visit that unlocks nothing leaves what is written down: an empty map would empty it', () => {
  const before = {
    visits: { vino: verified() },
    unlocked: { first: { unlockedAt: '2026-11-20T17:00:00.000Z' } },
  };
  expect(progressWrite(before)).toHaveProperty('data.visits.print');
  expect(progressWrite(before)).not.toHaveProperty('data.unlocked');
});
