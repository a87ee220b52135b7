import { followWalk } from './early-walk.ts';
import { firstSession } from './session-store.ts';

/**
 * Has Firebase say who is signed in, and opens their walk's listeners, while the app that draws it is on its way. Resolves
 * when they are open, or nobody is signed in.
 */
export async function openWalk(): Promise<void> {
  const { user } = await firstSession();
  if (user) await followWalk(user.uid);
}
