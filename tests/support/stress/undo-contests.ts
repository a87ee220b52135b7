import { randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { issueCode, newAttendeeWithReward } from './attendee-with-reward.ts';
import { post, registration, type Sent } from './client.ts';
import { counts, type Round, sendConcurrently, summarizeRound } from './round.ts';
import { instanceUrl, type Target } from './target.ts';

/** One redemption, and as many who take it back. */
export async function undoRedemption(target: Target, count: number): Promise<Round> {
  const issued = await issueCode(target, await newAttendeeWithReward(target), randomUUID(), 0);
  const redeemed = await asAdmin(target, '/api/admin/redemptions', { code: issued.json.code });
  const before = await counts(target, ['claims', 'audit']);
  const path = `/api/admin/redemptions/${redeemed.claimId}/undo`;
  const answers = await sendConcurrently(target, count, path, () => ({
    token: target.admin,
    key: randomUUID(),
  }));
  const [claims = 0, notes = 0] = await addedTo(target, ['claims', 'audit'], before);
  const successes = answers.filter(({ status }) => status === 200).length;
  return summarizeRound(answers, successes, Math.abs(claims + 1) + Math.abs(notes - 1));
}

/** One admission that was paid in cash, and as many who take it back. */
export async function undoAdmission(target: Target, count: number): Promise<Round> {
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
  const path = `/api/admin/desk/admissions/${admitted.id}/undo`;
  const answers = await sendConcurrently(target, count, path, () => ({ token: target.admin }));
  // All are told that it is taken back; only who did it is in the audit, and took the cash out of the till.
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
