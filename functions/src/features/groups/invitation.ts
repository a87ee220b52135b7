import { eventDocument, participantDocument, progressDocument } from '../../contract/documents.ts';
import type { Invitation } from '../../contract/groups.ts';
import { invitationState } from '../../domain/group.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { readGroup } from '../../store/groups.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';

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
