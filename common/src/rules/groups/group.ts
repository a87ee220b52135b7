import { type Invitation } from '../../api/groups.ts';
import { type GroupDocument, maxGroupSize } from '../../model/groups.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { type EventTimes, eventStatus } from '../events/event-status.ts';
import { splitName } from '../people/names.ts';

/** Of a first name at most. Characters. */
const maxFirstName = 40;

/** The first name by which a group knows somebody: half a character is nothing that Firestore keeps. */
export function displayFirstName(name: string): string {
  return [...splitName(name).firstName].slice(0, maxFirstName).join('');
}

/** The businesses whose stamps somebody has: by id, so that their order tells nothing. */
export function verifiedBusinessIds({ visits }: Pick<ProgressDocument, 'visits'>): string[] {
  return Object.entries(visits)
    .filter(([, { state }]) => state === 'verified')
    .map(([businessId]) => businessId)
    .toSorted();
}

/** Returns the members after one has left; null if none is left and the group is deleted. */
export function withoutMember(
  members: GroupDocument['members'],
  memberId: string,
): GroupDocument['members'] | null {
  const { [memberId]: _left, ...remaining } = members;
  return Object.keys(remaining).length > 0 ? remaining : null;
}

interface Asked {
  id: string;
  group: Pick<GroupDocument, 'members'>;
  event: EventTimes;
  /** Of whoever asks, at the group's event; undefined where they are not registered for it. */
  progress: Pick<ProgressDocument, 'group' | 'isCancelled'> | undefined;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Whether somebody can join a group, or why not. Whoever is in it already sees it after the walk, too. */
export function invitationState({ id, group, event, progress, now }: Asked): Invitation['state'] {
  if (progress?.group?.id === id) return 'joined';
  if (eventStatus(event, now) === 'ended') return 'over';
  if (!progress || progress.isCancelled) return 'not-registered';
  if (progress.group) return 'elsewhere';
  return Object.keys(group.members).length < maxGroupSize ? 'open' : 'full';
}
