import { randomUUID } from 'node:crypto';
import { paths } from '../../functions/src/store/paths.ts';
import { demoEventId } from '../demo/run-event-now.ts';
import { openDatabase } from '../emulators/database.ts';
import { issueCode, reward } from './visitor.ts';
import { newWalker, type Walker, type World } from './world.ts';

/** Made once a world: a promise that lapsed leaves nothing on them. */
const known = new WeakMap<World, Walker[]>();

/** The last one of a limited reward, and as many who have earned it. */
export async function stockContest(world: World, count: number) {
  const walkers = await earners(world, count);
  const database = await openDatabase(world.ports);
  const slots = () => database.collection(paths.rewardSlots).where('rewardId', '==', reward).get();
  for (const { ref } of (await slots()).docs) await ref.delete();
  await database.doc(paths.reward(reward)).update({ stock: 1 });
  const answers = await Promise.all(
    walkers.map((walker, index) => issueCode(world, walker, randomUUID(), index)),
  );
  await database.doc(paths.reward(reward)).update({ stock: null });
  const refused = answers.filter(({ json }) => json.code === 'out-of-stock').length;
  const successes = answers.filter(({ status }) => status === 200).length;
  return {
    answers: answers.length,
    successes,
    failures: answers.length - successes - refused,
    orphans: Math.abs((await slots()).size - 1),
  };
}

async function earners(world: World, count: number): Promise<Walker[]> {
  const made = known.get(world) ?? [];
  known.set(world, made);
  const missing = Array.from({ length: Math.max(0, count - made.length) }, () => earner(world));
  made.push(...(await Promise.all(missing)));
  return made.slice(0, count);
}

async function earner(world: World): Promise<Walker> {
  const database = await openDatabase(world.ports);
  const walker = await newWalker(world);
  const visit = { checkInTime: new Date(), state: 'verified' };
  await database
    .doc(paths.progress(walker.uid, demoEventId))
    .set({ visits: { 'vino-veritas': visit } }, { merge: true });
  return walker;
}
