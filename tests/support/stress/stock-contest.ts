import { randomInt, randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { issueCode, reward } from './attendee-with-reward.ts';
import { statusesOf } from './round.ts';
import { newAttendee, type Target, type TestAttendee } from './target.ts';

/** Made once a target: a promise that lapsed leaves nothing on them. */
const known = new WeakMap<Target, TestAttendee[]>();

/** The last one of a limited reward, and as many who have earned it. */
export async function stockContest(target: Target, count: number) {
  const walkers = await earners(target, count);
  const database = await openDatabase(target.ports);
  const slots = () =>
    database.collection(documentPaths.rewardSlots).where('rewardId', '==', reward).get();
  for (const { ref } of (await slots()).docs) await ref.delete();
  await database.doc(documentPaths.reward(reward)).update({ stock: 1 });
  const answers = await Promise.all(
    // Of any instance: they come round after round, and each lets one person through 20 times a minute.
    walkers.map((walker) => issueCode(target, walker, randomUUID(), randomInt(1000))),
  );
  await database.doc(documentPaths.reward(reward)).update({ stock: null });
  const refused = answers.filter(({ json }) => json.code === 'out-of-stock').length;
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
  const walker = await newAttendee(target);
  const visit = { checkInTime: new Date(), state: 'verified' };
  await database
    .doc(documentPaths.progress(walker.uid, demoEventId))
    .set({ visits: { 'vino-veritas': visit } }, { merge: true });
  return walker;
}
