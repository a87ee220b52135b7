import { eventStatus } from '@domain/event-status.ts';
import type { SeenBusiness } from '../../components/seen-business.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import type { Texts } from '../../texts/en.ts';
import type { Formats } from '../../texts/format.ts';

/** Why nobody could check in now. */
export interface Obstacle {
  title: string;
  text: string;
  /** What to do instead; `close`: nothing but going back. */
  way: 'register' | 'sign-in' | 'close';
}

interface Words {
  checkIn: Texts['checkIn'];
  time: Formats['time'];
}

/** What of the event itself stands in the way. `now`: milliseconds since 1970, UTC. */
export function eventObstacle(
  { event, isRegistered }: Pick<ReadyWalk, 'event' | 'isRegistered'>,
  now: number,
  { checkIn, time }: Words,
): Obstacle | null {
  const status = eventStatus(event, now);
  if (status === 'ended') return { title: checkIn.endedTitle, text: checkIn.ended, way: 'close' };
  if (!isRegistered) {
    return { title: checkIn.notRegisteredTitle, text: checkIn.notRegistered, way: 'register' };
  }
  if (status === 'running') return null;
  const opens = time(event.startTime, event.timeZone);
  return { title: checkIn.upcomingTitle, text: checkIn.upcoming(opens), way: 'close' };
}

/** What of the door: `wasChosen`, a door that is gone or stamped; else none left. */
export function doorObstacle(
  door: SeenBusiness | undefined,
  wasChosen: boolean,
  timeZone: string,
  { checkIn, time }: Words,
): Obstacle | null {
  if (door?.visit && door.isVisited) {
    const text = checkIn.visited(time(door.visit.checkInTime, timeZone));
    return { title: checkIn.visitedTitle(door.name), text, way: 'close' };
  }
  if (door) return null;
  return wasChosen
    ? { title: checkIn.goneTitle, text: checkIn.gone, way: 'close' }
    : { title: checkIn.allVisitedTitle, text: checkIn.allVisited, way: 'close' };
}

/** `keptAt`: the business whose check-in waits on the device for the person to sign in. */
export function signInObstacle({ checkIn }: Pick<Texts, 'checkIn'>, keptAt?: string): Obstacle {
  const text = keptAt === undefined ? checkIn.signIn : checkIn.sessionOver(keptAt);
  return { title: checkIn.signInTitle, text, way: 'sign-in' };
}

export function noEventObstacle({ checkIn }: Pick<Texts, 'checkIn'>): Obstacle {
  return { title: checkIn.noEventTitle, text: checkIn.noEvent, way: 'close' };
}
