import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { post } from './client.ts';
import { checkInBody, instanceUrl, newAttendee, type Target, type TestAttendee } from './target.ts';

/** The demo's reward of the first visit. */
export const reward = 'first-pour';

/** Somebody who has unlocked a reward. */
export async function newAttendeeWithReward(target: Target): Promise<TestAttendee> {
  const walker = await newAttendee(target);
  const body = await checkInBody(target, walker.uid);
  await post('/api/checkins', { at: instanceUrl(target, 0), token: walker.token, body });
  return walker;
}

/** Asks for the code of their reward, of the nth instance. */
export function issueCode(
  target: Target,
  { uid, token }: TestAttendee,
  key: string,
  index: number,
) {
  const path = `/api/participants/${uid}/rewards/${demoEventId}/${reward}/code`;
  return post(path, { at: instanceUrl(target, index), token, key });
}
