import { randomInt, randomUUID } from 'node:crypto';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import {
  counts,
  orphanCount,
  type Round,
  type Scenario,
  sendConcurrently,
  statusesOf,
  summarizeRound,
} from './round.ts';
import {
  checkInBody,
  instanceUrl,
  newAttendee,
  newTicket,
  post,
  registration,
  type Sent,
  type Target,
  type TestAttendee,
} from './target.ts';

/** Reward of the demo for the first visit. */
const reward = 'first-pour';

/** Registers an attendee who has unlocked a reward. */
async function newAttendeeWithReward(target: Target): Promise<TestAttendee> {
  const attendee = await newAttendee(target);
  const body = await checkInBody(target, attendee.uid);
  await post('/api/checkins', { at: instanceUrl(target, 0), token: attendee.token, body });
  return attendee;
}

/** Requests the redemption code of the reward from the instance with this index. */
function issueCode(target: Target, { uid, token }: TestAttendee, key: string, index: number) {
  const path = `/api/participants/${uid}/rewards/${demoEventId}/${reward}/code`;
  return post(path, { at: instanceUrl(target, index), token, key });
}

/** Created once per target: an expired reservation leaves no trace on them. */
const known = new WeakMap<Target, TestAttendee[]>();

const outOfStock = new Set(['out-of-stock', 'rewards-reserved']);

/** The last unit of a limited reward, requested by `count` attendees who have earned it. */
async function stockContest(target: Target, count: number) {
  const attendees = await earners(target, count);
  const database = await openDatabase(target.ports);
  const slots = () =>
    database.collection(documentPaths.rewardSlots).where('rewardId', '==', reward).get();
  for (const { ref } of (await slots()).docs) await ref.delete();
  await database.doc(documentPaths.reward(reward)).update({ stock: 1 });
  const answers = await Promise.all(
    // From any instance: attendees take part in many rounds, and each instance allows 20 codes a minute.
    attendees.map((attendee) => issueCode(target, attendee, randomUUID(), randomInt(1000))),
  );
  await database.doc(documentPaths.reward(reward)).update({ stock: null });
  const refused = answers.filter(({ json }) => outOfStock.has(json.code ?? '')).length;
  const successes = answers.filter(({ status }) => status === 200).length;
  return {
    answers: answers.length,
    successes,
    failures: answers.length - successes - refused,
    orphans: Math.abs((await slots()).size - 1),
    statuses: statusesOf(answers),
  };
}

async function earners(target: Target, count: number): Promise<TestAttendee[]> {
  const made = known.get(target) ?? [];
  known.set(target, made);
  const missing = Array.from({ length: Math.max(0, count - made.length) }, () => earner(target));
  made.push(...(await Promise.all(missing)));
  return made.slice(0, count);
}

async function earner(target: Target): Promise<TestAttendee> {
  const database = await openDatabase(target.ports);
  const attendee = await newAttendee(target);
  const visit = { checkInTime: new Date(), state: 'verified' };
  await database
    .doc(documentPaths.progress(attendee.uid, demoEventId))
    .set({ visits: { 'vino-veritas': visit } }, { merge: true });
  return attendee;
}

/** One redemption, undone by `count` requests. */
async function undoRedemption(target: Target, count: number): Promise<Round> {
  const issued = await issueCode(target, await newAttendeeWithReward(target), randomUUID(), 0);
  const redeemed = await asAdmin(target, '/api/admin/redemptions', { code: issued.json.code });
  const before = await counts(target, ['claims', 'audit']);
  const path = `/api/admin/desk/changes/${redeemed.changeId}/undo`;
  const answers = await sendConcurrently(target, count, path, () => ({ token: target.admin }));
  const [claims = 0, notes = 0] = await addedTo(target, ['claims', 'audit'], before);
  // All requests return the result of the first; only one writes to the audit.
  const untold = answers.filter(({ status }) => status >= 400 && status < 500).length;
  const round = summarizeRound(answers, notes, Math.abs(claims + 1));
  return { ...round, failures: round.failures + untold };
}

/** One admission paid in cash, undone by `count` requests. */
async function undoAdmission(target: Target, count: number): Promise<Round> {
  const till = await asAdmin(target, '/api/admin/tills', {
    eventId: demoEventId,
    openingFloatCents: 0,
  });
  const sales = async () => {
    const database = await openDatabase(target.ports);
    return Number(
      (await database.doc(documentPaths.till(String(till.id))).get()).get('salesCount'),
    );
  };
  const salesBefore = await sales();
  const body = registration();
  const { json } = await post('/api/waiver/submit', { at: instanceUrl(target, 0), body });
  const admitted = await asAdmin(target, '/api/admin/desk/admissions', {
    submissionIds: [json.submissionId],
    takesPayment: true,
    isIdSeen: true,
  });
  const before = await counts(target, ['tillEntries', 'audit']);
  const path = `/api/admin/desk/changes/${admitted.id}/undo`;
  const answers = await sendConcurrently(target, count, path, () => ({ token: target.admin }));
  // All requests return the undone admission; only one writes to the audit and takes the cash out of the
  // till.
  const [entries = 0, notes = 0] = await addedTo(target, ['tillEntries', 'audit'], before);
  const untold = answers.filter(({ status }) => status >= 400 && status < 500).length;
  const wrongSales = Math.abs((await sales()) - salesBefore);
  const came = summarizeRound(answers, notes, Math.abs(entries - 1) + wrongSales);
  return { ...came, failures: came.failures + untold };
}

async function asAdmin(target: Target, path: string, body: Sent['body']) {
  const sent = { at: instanceUrl(target, 0), token: target.admin, key: randomUUID(), body };
  const { status, json } = await post(path, sent);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`);
  return json;
}

async function addedTo(target: Target, collections: string[], before: readonly number[]) {
  return (await counts(target, collections)).map((now, index) => now - (before[index] ?? 0));
}

/** Concurrent requests for things that exist once. */
export const concurrencyContests: readonly Scenario[] = [
  { name: 'one ticket, sent by all registrations', run: ticket },
  { name: 'one check-in, sent by all', run: checkIn },
  { name: 'one claim, redeemed by all', run: claim },
  { name: 'one redemption code, requested with the same key', run: code },
  { name: 'one import, sent by all', run: importing },
  { name: 'one redemption, undone by all', run: undoRedemption },
  { name: 'one cash admission, undone by all', run: undoAdmission },
  { name: 'the last unit of a limited reward, requested by all', run: stockContest },
  { name: 'the last place of an event, requested by all registrations', run: lastPlace },
  { name: 'the last ticket of a type, sold to all at the desk', run: lastOfType },
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

async function lastPlace(target: Target, count: number): Promise<Round> {
  const database = await openDatabase(target.ports);
  const limits = database.doc(documentPaths.ticketCountsOf(demoEventId));
  const countedAt = new Date();
  const none = { capacity: 1, taken: 0, open: 0, types: {}, countedAt, completeAt: countedAt };
  await limits.set(none);
  const before = await counts(target, ['registrations']);
  const answers = await sendConcurrently(target, count, '/api/waiver/submit', () => ({
    body: registration(),
    key: randomUUID(),
  }));
  await limits.delete();
  const successes = answers.filter(({ status }) => status === 200).length;
  return summarizeRound(
    answers,
    successes,
    await orphanCount(target, ['registrations'], before, 1),
  );
}

async function lastOfType(target: Target, count: number): Promise<Round> {
  const database = await openDatabase(target.ports);
  const limits = database.doc(documentPaths.ticketCountsOf(demoEventId));
  const event = database.doc(documentPaths.event(demoEventId));
  const { id: typeId, name, isSoldAtDesk } = ticketType();
  await event.update({ ticketTypes: [ticketType()] });
  const countedAt = new Date();
  const types = { [typeId]: { name, quantity: 1, taken: 0, isSoldAtDesk } };
  await limits.set({ capacity: null, taken: 0, open: 0, types, countedAt, completeAt: countedAt });
  const before = await counts(target, ['registrations']);
  const answers = await sendConcurrently(target, count, '/api/admin/registrations', () => ({
    token: target.admin,
    body: {
      fullName: 'Ida Lund',
      over21: true,
      liabilityWaiver: true,
      signedOn: 'paper',
      typeId,
    },
    key: randomUUID(),
  }));
  await event.update({ ticketTypes: [] });
  await limits.delete();
  const successes = answers.filter(({ status }) => status === 200).length;
  return summarizeRound(
    answers,
    successes,
    await orphanCount(target, ['registrations'], before, 1),
  );
}

async function checkIn(target: Target, count: number): Promise<Round> {
  const attendee = await newAttendee(target);
  const body = await checkInBody(target, attendee.uid);
  const before = await counts(target, ['checkIns']);
  const answers = await sendConcurrently(target, count, '/api/checkins', () => ({
    token: attendee.token,
    body,
    key: randomUUID(),
  }));
  // All responses contain the one check-in; only the first one contains the unlocked reward.
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
  const attendee = await newAttendeeWithReward(target);
  const before = await counts(target, ['redemptionCodes']);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => issueCode(target, attendee, key, index)),
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
