import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  Invitation,
  joinGroup,
  leaveGroup,
  startGroup,
} from '@wine-walk/common/api/groups.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type GroupMember, maxGroupSize } from '@wine-walk/common/model/groups.ts';
import {
  type ParticipantDocument,
  type ProgressDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import {
  displayFirstName,
  invitationState,
  verifiedBusinessIds,
} from '@wine-walk/common/rules/groups/group.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { leaveGroupWrites, readGroup } from '../../firestore/people/groups.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

/**
 * Returns a group with everything that decides if the participant can join; undefined if it does not exist.
 */
async function readInvitationState(uid: string, id: string) {
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

/** Returns the content of an invitation, without members' names before joining. */
export async function describeInvitation(
  uid: string,
  id: string,
  now: number,
): Promise<Invitation | Problem<'group-gone'>> {
  const invitation = await readInvitationState(uid, id);
  if (!invitation) return problem('group-gone');
  const { group, event, progress } = invitation;
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

const eventOver = (event: string) => problem('event-over', { event });

/** Problems of joining, by the state of the invitation. */
const joinProblems = {
  over: eventOver,
  full: () => problem('group-full', { max: maxGroupSize }),
  elsewhere: () => problem('in-other-group'),
  'not-registered': (event: string) => problem('not-registered', { event }),
};

type Started = ResponseOf<typeof startGroup>;
type Joined = ResponseOf<typeof joinGroup>;

/** Creates a group and joins it. Returns the existing group if the participant already has one. */
export async function createGroup(
  uid: string,
  eventId: string,
  now: number,
): Promise<Started | Problem<ProblemOf<typeof startGroup>>> {
  const id = newId();
  return commitWithRetry<Started, Problem<ProblemOf<typeof startGroup>>>(async () => {
    const [event, progress, participant] = await readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.progress(uid, eventId), progressDocument],
      [documentPaths.participant(uid), participantDocument],
    );
    if (!event) return problem('event-not-found');
    if (!progress || !participant || progress.data.isCancelled)
      return joinProblems['not-registered'](event.data.name);
    if (progress.data.group) return { writes: [], response: { groupId: progress.data.group.id } };
    if (hasEnded(event.data, now)) return eventOver(event.data.name);
    const { memberId, member, write } = membership(id, progress, participant.data, now);
    const data = { eventId, members: { [memberId]: member } };
    return {
      writes: [{ kind: 'create', path: documentPaths.group(id), data }, write],
      response: { groupId: id },
    };
  });
}

/** Joins a group by its ID. Returns the same for a participant who is already a member. */
export async function addGroupMember(
  uid: string,
  id: string,
  now: number,
): Promise<Joined | Problem<ProblemOf<typeof joinGroup>>> {
  return commitWithRetry<Joined, Problem<ProblemOf<typeof joinGroup>>>(async () => {
    const invitation = await readInvitationState(uid, id);
    if (!invitation) return problem('group-gone');
    const { group, event, progress, participant } = invitation;
    const facts = { id, group: group.data, event: event.data, progress: progress?.data, now };
    const state = invitationState(facts);
    if (state === 'joined') return { writes: [], response: { groupId: id } };
    if (state !== 'open') return joinProblems[state](event.data.name);
    if (!progress || !participant) return joinProblems['not-registered'](event.data.name);
    const { memberId, member, write } = membership(id, progress, participant.data, now);
    const members = { ...group.data.members, [memberId]: member };
    const { path, revision } = group;
    return {
      writes: [{ kind: 'update', path, data: { members }, revision }, write],
      response: { groupId: id },
    };
  });
}

/** Leaves the group at an event. Returns the same for a participant without a group. */
export async function removeGroupMember(
  uid: string,
  eventId: string,
): Promise<ResponseOf<typeof leaveGroup>> {
  return commitWithRetry<ResponseOf<typeof leaveGroup>, never>(async () => {
    const response = { message: 'You left the group.' };
    const progress = await readDocument(documentPaths.progress(uid, eventId), progressDocument);
    if (!progress?.data.group) return { writes: [], response };
    const { path, revision, data } = progress;
    const left: Write = { kind: 'update', path, data: { group: null }, revision };
    return { writes: [left, ...(await leaveGroupWrites(data))], response };
  });
}

/** Returns a new member as seen by others, and the write that adds the group to the progress. */
function membership(
  id: string,
  { path, revision, data }: Stored<ProgressDocument>,
  { name }: ParticipantDocument,
  now: number,
) {
  const memberId = newId();
  const member: GroupMember = {
    firstName: displayFirstName(name),
    stamps: verifiedBusinessIds(data),
    joinedAt: new Date(now).toISOString(),
  };
  const write: Write = { kind: 'update', path, data: { group: { id, memberId } }, revision };
  return { memberId, member, write };
}
