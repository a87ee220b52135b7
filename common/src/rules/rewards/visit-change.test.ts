import { describe, expect, it } from 'vitest';
import {
  catalogBusiness,
  catalog as catalogOf,
  catalogReward,
  progress,
  verified,
} from '../../support/samples.ts';
import { addVisits, removeVisits } from './visit-change.ts';

const catalog = catalogOf({
  businesses: [catalogBusiness('vino'), catalogBusiness('print')],
  rewards: [
    catalogReward('first', { requiredVisits: 1 }),
    catalogReward('both', { requiredVisits: 2 }),
  ],
});
const now = '2026-11-20T18:00:00.000Z';
const earlier = '2026-11-20T17:00:00.000Z';
const refusal = { checkInTime: earlier, refusedAt: earlier, reason: 'not-there' as const };

describe('addVisits', () => {
  it('unlocks reached rewards and clears refusals at these businesses only', () => {
    const before = progress({ refusals: { vino: refusal, print: refusal } });
    const { fields, unlocked } = addVisits(catalog, before, { vino: verified() }, now);
    expect(unlocked).toEqual(['first']);
    expect(fields.unlocked).toEqual({ first: { unlockedAt: now } });
    expect(fields.refusals).toEqual({ print: refusal });
  });

  it('unlocks nothing while pending and leaves other fields unchanged', () => {
    const visit = { checkInTime: now, state: 'pending' as const };
    const { fields } = addVisits(catalog, progress({}), { vino: visit }, now);
    expect(fields).toEqual({ visits: { vino: visit } });
  });
});

describe('removeVisits', () => {
  const before = progress({
    visits: { vino: verified(), print: verified() },
    unlocked: { first: { unlockedAt: earlier }, both: { unlockedAt: now } },
  });

  it('locks rewards that the visits unlocked, and none from before', () => {
    const { fields, locked } = removeVisits(catalog, before, ['print'], now);
    expect(locked).toEqual(['both']);
    expect(fields.unlocked).toEqual({ first: { unlockedAt: earlier } });
  });

  it('locks no reward that is earned without them', () => {
    const other = { ...before, unlocked: { first: { unlockedAt: now } } };
    expect(removeVisits(catalog, other, ['print'], now).locked).toEqual([]);
  });

  it('names a reward that was claimed since', () => {
    const claimed = { ...before, claims: { both: { claimedAt: now } } };
    expect(removeVisits(catalog, claimed, ['print'], now).locked).toEqual(['both']);
  });
});
