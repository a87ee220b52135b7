import { expect, it } from 'vitest';
import {
  documentsOf,
  eveningDeletes,
  eveningPlan,
  eveningReads,
  operationsOfAttendee,
  rebuild,
  usualDesks,
} from '../../tools/project/evening-cost.ts';
import { operations } from '../../tools/project/operations.ts';
import { countEvening } from '../support/simulation/counted-evening.ts';

/** The model is linear in the attendees: a small evening in each run, a usual one in the full run, others by size. */
const sizes = process.env.EVENING_SIZES?.split(',').map(Number) ?? [
  80,
  ...(process.env.TEST_FULL ? [500] : []),
];
const timeoutMs = 60 * 60_000;

it.each(sizes)(
  'costs what the model of docs/reports/scale.md computes, with %i attendees',
  { timeout: timeoutMs },
  async (attendees) => {
    const evening = { attendees, desks: usualDesks(attendees) };
    const { byAction, pushed, expiring } = await countEvening(attendees);
    for (const name of [
      'register',
      'open',
      'firstCheckIn',
      'checkIn',
      'join',
      'shown',
      'code',
      'redeem',
    ] as const) {
      const { reads, writes } = operations[name];
      const times = Math.round(attendees * operationsOfAttendee[name]);
      expect({ [name]: byAction.get(name) }).toEqual({
        [name]: {
          times,
          reads: times * documentsOf(reads),
          writes: times * documentsOf(writes),
          deletes: 0,
        },
      });
    }
    const model = eveningReads(evening);
    const readsOf = (action: string) => byAction.get(action)?.reads ?? 0;
    const views =
      attendees * eveningPlan.leaderboardViews * documentsOf(operations.leaderboard.reads);
    const counted = {
      leaderboard: readsOf('screen') + readsOf('leaderboard') - views,
      desks: readsOf('desk'),
      snapshots: pushed,
      deletes: expiring,
    };
    const computed = {
      leaderboard: model.leaderboard,
      desks: model.desks,
      snapshots: model.snapshots,
      deletes: eveningDeletes(evening),
    };
    for (const [name, count] of Object.entries(counted)) {
      const ratio = count / computed[name as keyof typeof computed];
      expect(ratio, name).toBeGreaterThan(0.9);
      expect(ratio, name).toBeLessThan(1.1);
    }
    expect(byAction.get('screen')?.writes).toBeLessThanOrEqual(
      rebuild.writes * (byAction.get('screen')?.times ?? 0),
    );
  },
);
