import { randomUUID } from 'node:crypto';
import { issueCode, newAttendeeWithReward, reward } from './attendee-with-reward.ts';
import { registration } from './client.ts';
import {
  counts,
  orphanCount,
  type Round,
  type Scenario,
  sendConcurrently,
  summarizeRound,
} from './round.ts';
import { stockContest } from './stock-contest.ts';
import { checkInBody, newAttendee, newTicket, type Target } from './target.ts';
import { undoAdmission, undoRedemption } from './undo-contests.ts';

/** What can be had once only. */
export const concurrencyContests: readonly Scenario[] = [
  { name: 'one ticket, as many registrations', run: ticket },
  { name: 'one check-in, as many attempts', run: checkIn },
  { name: 'one claim, as many redemptions of its code', run: claim },
  { name: 'one code, as many twins with the same key', run: code },
  { name: 'one import, as many at once', run: importing },
  { name: 'one redemption, as many who take it back', run: undoRedemption },
  { name: 'one admission in cash, as many who take it back', run: undoAdmission },
  { name: 'the last of a limited reward, as many who earned it', run: stockContest },
];

async function ticket(target: Target, count: number): Promise<Round> {
  const ticketId = await newTicket(target);
  const collections = ['registrations', 'participants', 'progress'];
  const before = await counts(target, collections);
  const answers = await sendConcurrently(target, count, '/api/waiver/submit', () => ({
    body: registration({ ticketId, paymentMethod: 'prepaid' }),
    key: randomUUID(),
  }));
  const successes = answers.filter(({ status }) => status === 200).length;
  return summarizeRound(answers, successes, await orphanCount(target, collections, before, 1));
}

async function checkIn(target: Target, count: number): Promise<Round> {
  const walker = await newAttendee(target);
  const body = await checkInBody(target, walker.uid);
  const before = await counts(target, ['checkIns']);
  const answers = await sendConcurrently(target, count, '/api/checkins', () => ({
    token: walker.token,
    body,
    key: randomUUID(),
  }));
  // All are told of the one check-in; only who made it is told what it unlocked.
  const successes = answers.filter(({ json }) => json.unlockedRewards?.includes(reward)).length;
  return summarizeRound(answers, successes, await orphanCount(target, ['checkIns'], before, 1));
}

async function claim(target: Target, count: number): Promise<Round> {
  const issued = await issueCode(target, await newAttendeeWithReward(target), randomUUID(), 0);
  const before = await counts(target, ['claims']);
  const answers = await sendConcurrently(target, count, '/api/admin/redemptions', () => ({
    token: target.admin,
    body: { code: issued.json.code },
    key: randomUUID(),
  }));
  const successes = answers.filter(({ status }) => status === 200).length;
  return summarizeRound(answers, successes, await orphanCount(target, ['claims'], before, 1));
}

async function code(target: Target, count: number): Promise<Round> {
  const walker = await newAttendeeWithReward(target);
  const before = await counts(target, ['redemptionCodes']);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => issueCode(target, walker, key, index)),
  );
  const succeeded = answers.filter(({ status }) => status === 200);
  const successes = new Set(succeeded.map(({ json }) => json.code)).size;
  return summarizeRound(
    answers,
    successes,
    await orphanCount(target, ['redemptionCodes'], before, 1),
  );
}

async function importing(target: Target, count: number): Promise<Round> {
  const tickets = Array.from({ length: 5 }, () => ({ id: `IMPORT-${randomUUID().toUpperCase()}` }));
  const before = await counts(target, ['tickets']);
  const answers = await sendConcurrently(target, count, '/api/admin/tickets/import', () => ({
    token: target.admin,
    body: { tickets },
    key: randomUUID(),
  }));
  const successes = answers.filter(({ json }) => (json.added ?? 0) > 0).length;
  return summarizeRound(
    answers,
    successes,
    await orphanCount(target, ['tickets'], before, tickets.length),
  );
}
