import { type Invitation } from '@wine-walk/common/api/groups.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { participantDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { invitationState } from '@wine-walk/common/rules/groups/group.ts';
import { readGroup } from '../../firestore/groups.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';

/** A group with all that decides whether somebody can join it; undefined where there is none (any more). */
export async function readInvitationState(uid: string, id: string) {
  const group = await readGroup(id);
  if (!group) return undefined;
  const { eventId } = group.data;
  const [event, progress, participant] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.progress(uid, eventId), progressDocument],
    [documentPaths.participant(uid), participantDocument],
  );
  return event && { group, event, progress, participant };
}

/** What a link to a group is told to invite to: nobody's name, before one has joined. */
export async function describeInvitation(
  uid: string,
  id: string,
  now: number,
): Promise<Invitation | Problem<'not-found'>> {
  const found = await readInvitationState(uid, id);
  if (!found) return problem('not-found', 'This group no longer exists.');
  const { group, event, progress } = found;
  return {
    eventId: event.id,
    eventName: event.data.name,
    members: Object.keys(group.data.members).length,
    state: invitationState({
      id,
      group: group.data,
      event: event.data,
      progress: progress?.data,
      now,
    }),
  };
}
