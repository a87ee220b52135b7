import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type endSession,
  type listLinkedParticipants,
  type SessionResponse,
} from '@wine-walk/common/api/sessions.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  activeStaffLimit,
  correctionLimit,
  withAllSessionsEnded,
  withSessionEnded,
} from '@wine-walk/common/rules/sessions/session-access.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  accessWrites,
  findParticipant,
  type StoredParticipant,
} from '../../firestore/people/participants.ts';
import { readDocument } from '../../firestore/read.ts';
import { type Attendee, staffLimitProblem } from '../../http/caller.ts';
import { createAttendeeSession } from './attendee-session.ts';

/**
 * Ends the caller's session on the server, or all sessions of the participant and of those linked to it: from an
 * open one of them, it could be switched to again.
 */
export async function endAttendeeSession(
  { uid, sessionId }: Attendee,
  everywhere: boolean,
  now: number,
): Promise<ResponseOf<typeof endSession>> {
  return commitWithRetry<ResponseOf<typeof endSession>, never>(async () => {
    const participant = await findParticipant(uid);
    const response = { message: 'Signed out.' };
    if (!participant) return { writes: [], response };
    if (!everywhere) {
      const access = withSessionEnded(participant.data, sessionId, now);
      return { writes: await accessWrites({ participant, access }), response };
    }
    const writes = await Promise.all(
      (await readAllLinked(participant)).map((each) =>
        accessWrites({ participant: each, access: withAllSessionsEnded(each.data) }),
      ),
    );
    return { writes: writes.flat(), response };
  });
}

/** Returns the caller's participant and, for a session that proved the email, those linked to it. */
export async function readLinkedParticipants({
  uid,
  provedEmail,
}: Attendee): Promise<ResponseOf<typeof listLinkedParticipants>> {
  const current = await findParticipant(uid);
  if (!current) return [];
  const linked = provedEmail ? await readLinked(current) : [];
  return Promise.all([current, ...linked].map(describe));
}

/**
 * Switches to a participant linked to the caller's. Only the owner of the email linked them, so a session that did not
 * prove it stays in its own walk, even if the owner let it go on.
 */
export async function switchToLinkedParticipant(
  caller: Attendee,
  participantId: string,
  now: number,
): Promise<SessionResponse | Problem<'email-limit' | 'staff-code-limit' | 'walk-not-yours'>> {
  const limited = staffLimitProblem(caller);
  if (limited) return limited;
  const { uid, provedEmail, staffCode } = caller;
  return commitWithRetry<SessionResponse, Problem<'walk-not-yours'>>(async () => {
    const current = provedEmail ? await findParticipant(uid) : undefined;
    const other = current && (await readLinkedParticipant(current, participantId));
    if (!other) return problem('walk-not-yours');
    const note = auditWrite({
      actor: 'participant',
      action: 'session.switch',
      target: other.path,
      now,
      details: { from: current.path },
    });
    const response = await createAttendeeSession(other.id, other.data, {
      generation: other.data.generation,
      provedEmail,
      staffCode: staffCode ?? activeStaffLimit([correctionLimit(other.data)], now),
    });
    return { writes: [note], response };
  });
}

/** Reads a participant that is linked both ways; undefined for any other. */
async function readLinkedParticipant(
  current: StoredParticipant,
  id: string,
): Promise<StoredParticipant | undefined> {
  if (!current.data.linkedIds.includes(id)) return undefined;
  const other = await findParticipant(id);
  return other?.data.linkedIds.includes(current.id) ? other : undefined;
}

/** Reads the participants that are linked both ways to one. */
async function readLinked(current: StoredParticipant): Promise<StoredParticipant[]> {
  const linked = await Promise.all(
    current.data.linkedIds.map((id) => readLinkedParticipant(current, id)),
  );
  return linked.filter((participant) => participant !== undefined);
}

/** Maximum number of participants of one person; a person has one for each registration without a sign-in. */
const maxLinked = 100;

/** Reads a participant and all that it can switch to, also by way of others. */
async function readAllLinked(start: StoredParticipant): Promise<StoredParticipant[]> {
  const found = new Map([[start.id, start]]);
  // A Map iterates over the entries that are added to it.
  for (const [, participant] of found) {
    if (found.size >= maxLinked) break;
    for (const linked of await readLinked(participant)) found.set(linked.id, linked);
  }
  return [...found.values()];
}

async function describe({ id, data }: StoredParticipant) {
  const events = await Promise.all(
    Object.keys(data.registrations).map((eventId) =>
      readDocument(documentPaths.event(eventId), eventDocument),
    ),
  );
  const eventNames = events.flatMap((event) => (event ? [event.data.name] : []));
  return { participantId: id, name: data.name, eventNames };
}
