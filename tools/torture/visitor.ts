import { demoEventId } from '../demo/run-event-now.ts';
import { post } from './client.ts';
import { checkInBody, instance, newWalker, type Walker, type World } from './world.ts';

/** The demo's reward of the first visit. */
export const reward = 'first-pour';

/** Somebody who has unlocked a reward. */
export async function visitor(world: World): Promise<Walker> {
  const walker = await newWalker(world);
  const body = await checkInBody(world, walker.uid);
  await post('/api/checkins', { at: instance(world, 0), token: walker.token, body });
  return walker;
}

/** Asks for the code of their reward, of the nth instance. */
export function issueCode(world: World, { uid, token }: Walker, key: string, index: number) {
  const path = `/api/participants/${uid}/rewards/${demoEventId}/${reward}/code`;
  return post(path, { at: instance(world, index), token, key });
}
