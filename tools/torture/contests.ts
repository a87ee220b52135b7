import { randomUUID } from 'node:crypto';
import { registration } from './client.ts';
import { added, atOnce, type Contest, counts, type Round, round } from './round.ts';
import { stockContest } from './stock-contest.ts';
import { undoAdmission, undoRedemption } from './undo-contests.ts';
import { issueCode, reward, visitor } from './visitor.ts';
import { checkInBody, newTicket, newWalker, type World } from './world.ts';

/** What can be had once only. */
export const contests: readonly Contest[] = [
  { name: 'one ticket, as many registrations', run: ticket },
  { name: 'one check-in, as many attempts', run: checkIn },
  { name: 'one claim, as many redemptions of its code', run: claim },
  { name: 'one code, as many twins with the same key', run: code },
  { name: 'one import, as many at once', run: importing },
  { name: 'one redemption, as many who take it back', run: undoRedemption },
  { name: 'one admission in cash, as many who take it back', run: undoAdmission },
  { name: 'the last of a limited reward, as many who earned it', run: stockContest },
];

async function ticket(world: World, count: number): Promise<Round> {
  const ticketId = await newTicket(world);
  const collections = ['registrations', 'participants', 'progress'];
  const before = await counts(world, collections);
  const answers = await atOnce(world, count, '/api/waiver/submit', () => ({
    body: registration({ ticketId, paymentMethod: 'prepaid' }),
    key: randomUUID(),
  }));
  const successes = answers.filter(({ status }) => status === 200).length;
  return round(answers, successes, await added(world, collections, before, 1));
}

async function checkIn(world: World, count: number): Promise<Round> {
  const walker = await newWalker(world);
  const body = await checkInBody(world, walker.uid);
  const before = await counts(world, ['checkIns']);
  const answers = await atOnce(world, count, '/api/checkins', () => ({
    token: walker.token,
    body,
    key: randomUUID(),
  }));
  // All are told of the one check-in; only who made it is told what it unlocked.
  const successes = answers.filter(({ json }) => json.unlockedRewards?.includes(reward)).length;
  return round(answers, successes, await added(world, ['checkIns'], before, 1));
}

async function claim(world: World, count: number): Promise<Round> {
  const issued = await issueCode(world, await visitor(world), randomUUID(), 0);
  const before = await counts(world, ['claims']);
  const answers = await atOnce(world, count, '/api/admin/redemptions', () => ({
    token: world.admin,
    body: { code: issued.json.code },
    key: randomUUID(),
  }));
  const successes = answers.filter(({ status }) => status === 200).length;
  return round(answers, successes, await added(world, ['claims'], before, 1));
}

async function code(world: World, count: number): Promise<Round> {
  const walker = await visitor(world);
  const before = await counts(world, ['redemptionCodes']);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => issueCode(world, walker, key, index)),
  );
  const succeeded = answers.filter(({ status }) => status === 200);
  const successes = new Set(succeeded.map(({ json }) => json.code)).size;
  return round(answers, successes, await added(world, ['redemptionCodes'], before, 1));
}

async function importing(world: World, count: number): Promise<Round> {
  const tickets = Array.from({ length: 5 }, () => ({ id: `IMPORT-${randomUUID().toUpperCase()}` }));
  const before = await counts(world, ['tickets']);
  const answers = await atOnce(world, count, '/api/admin/tickets/import', () => ({
    token: world.admin,
    body: { tickets },
    key: randomUUID(),
  }));
  const successes = answers.filter(({ json }) => (json.added ?? 0) > 0).length;
  return round(answers, successes, await added(world, ['tickets'], before, tickets.length));
}
