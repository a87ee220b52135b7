import '../../support/api/urls.ts';
import { expect, test } from 'vitest';
import { operations } from '../../../tools/project/operations.ts';
import { countOperations } from '../../support/firestore-cost/count-operations.ts';

test('the simulation uses the reads and writes of the app', async () => {
  const counted = await countOperations();
  for (const name of ['register', 'checkIn', 'redeem', 'shown', 'leaderboard'] as const) {
    const { reads, writes } = operations[name];
    const commits = name === 'leaderboard' ? 0 : 1;
    expect({ [name]: counted[name] }).toEqual({ [name]: { reads, writes, commits } });
  }
});
