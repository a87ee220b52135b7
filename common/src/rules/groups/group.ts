import { type Invitation } from '../../api/groups.ts';
import { type GroupDocument, maxGroupSize } from '../../model/groups.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { type EventTimes, hasEnded } from '../events/event-status.ts';
import { splitName } from '../people/names.ts';

/** Maximum length of a first name in characters. */
const maxFirstName = 40;

/**
 * Returns the first name shown to a group, cut between characters, since Firestore rejects lone surrogates.
 */
export function displayFirstName(name: string): string {
  return [...splitName(name).firstName].slice(0, maxFirstName).join('');
}

/** Returns businesses with a verified visit by id, so that the order reveals nothing. */
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

interface JoinInput {
  id: string;
  group: Pick<GroupDocument, 'members'>;
  event: EventTimes;
  /** Progress of the caller at the group's event; undefined if not registered. */
  progress: Pick<ProgressDocument, 'group' | 'isCancelled'> | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns the status of a group for a person who wants to join. Members see the group also after the event. */
export function invitationState({
  id,
  group,
  event,
  progress,
  now,
}: JoinInput): Invitation['state'] {
  if (progress?.group?.id === id) return 'joined';
  if (hasEnded(event, now)) return 'over';
  if (!progress || progress.isCancelled) return 'not-registered';
  if (progress.group) return 'elsewhere';
  return Object.keys(group.members).length < maxGroupSize ? 'open' : 'full';
}
