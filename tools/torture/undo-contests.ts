import { randomUUID } from 'node:crypto';
import { paths } from '../../functions/src/store/paths.ts';
import { demoEventId } from '../demo/run-event-now.ts';
import { openDatabase } from '../emulators/database.ts';
import { post, registration, type Sent } from './client.ts';
import { atOnce, counts, type Round, round } from './round.ts';
import { issueCode, visitor } from './visitor.ts';
import { instance, type World } from './world.ts';

/** One redemption, and as many who take it back. */
export async function undoRedemption(world: World, count: number): Promise<Round> {
  const issued = await issueCode(world, await visitor(world), randomUUID(), 0);
  const redeemed = await asAdmin(world, '/api/admin/redemptions', { code: issued.json.code });
  const before = await counts(world, ['claims', 'audit']);
  const path = `/api/admin/redemptions/${redeemed.claimId}/undo`;
  const answers = await atOnce(world, count, path, () => ({
    token: world.admin,
    key: randomUUID(),
  }));
  const [claims = 0, notes = 0] = await addedTo(world, ['claims', 'audit'], before);
  const successes = answers.filter(({ status }) => status === 200).length;
  return round(answers, successes, Math.abs(claims + 1) + Math.abs(notes - 1));
}

/** One admission that was paid in cash, and as many who take it back. */
export async function undoAdmission(world: World, count: number): Promise<Round> {
  const till = await asAdmin(world, '/api/admin/tills', {
    eventId: demoEventId,
    openingFloatCents: 0,
  });
  const sales = async () => {
    const database = await openDatabase(world.ports);
    return Number((await database.doc(paths.till(String(till.id))).get()).get('salesCount'));
  };
  const salesBefore = await sales();
  const body = registration();
  const { json } = await post('/api/waiver/submit', { at: instance(world, 0), body });
  const admitted = await asAdmin(world, '/api/admin/desk/admissions', {
    submissionIds: [json.submissionId],
    takesPayment: true,
    isIdSeen: true,
  });
  const before = await counts(world, ['tillEntries', 'audit']);
  const path = `/api/admin/desk/admissions/${admitted.id}/undo`;
  const answers = await atOnce(world, count, path, () => ({ token: world.admin }));
  // All are told that it is taken back; only who did it is in the audit, and took the cash out of the till.
  const [entries = 0, notes = 0] = await addedTo(world, ['tillEntries', 'audit'], before);
  const untold = answers.filter(({ status }) => status !== 200).length;
  const wrongSales = Math.abs((await sales()) - salesBefore);
  return round(answers, notes, Math.abs(entries - 1) + wrongSales + untold);
}

async function asAdmin(world: World, path: string, body: Sent['body']) {
  const sent = { at: instance(world, 0), token: world.admin, key: randomUUID(), body };
  const { status, json } = await post(path, sent);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`);
  return json;
}

async function addedTo(world: World, collections: string[], before: readonly number[]) {
  return (await counts(world, collections)).map((now, index) => now - (before[index] ?? 0));
}
