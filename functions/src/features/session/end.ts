import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { BegunSession, endSession } from '../../contract/session.ts';
import type { listWalks } from '../../contract/session-registrations.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withAllEnded, withEnded } from '../../domain/session-access.ts';
import type { Attendee } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';
import { accessWrites, findParticipant, type StoredParticipant } from './access-writes.ts';
import { beginSession } from './begin.ts';

/** Ends the caller's session on the server, or every one of the participant. */
export async function end(
  { uid, sessionId }: Attendee,
  everywhere: boolean,
  now: number,
): Promise<AnswerOf<typeof endSession>> {
  return untilCommitted<AnswerOf<typeof endSession>, never>(async () => {
    const participant = await findParticipant(uid);
    const answer = { message: 'Signed out.' };
    if (!participant) return { writes: [], answer };
    const access = everywhere
      ? withAllEnded(participant.data)
      : withEnded(participant.data, sessionId, now);
    return { writes: await accessWrites({ participant, access }), answer };
  });
}

/** The caller's participant and those taken together with it. */
export async function walksOf({ uid }: Attendee): Promise<AnswerOf<typeof listWalks>> {
  const own = await findParticipant(uid);
  if (!own) return [];
  const linked = await Promise.all(own.data.linkedIds.map((id) => linkedTo(own, id)));
  return Promise.all([own, ...linked.filter((each) => each !== undefined)].map(describe));
}

/** Goes on as a participant taken together with the caller's. */
export async function switchTo(
  { uid }: Attendee,
  participantId: string,
  now: number,
): Promise<BegunSession | Problem<'not-found'>> {
  return untilCommitted<BegunSession, Problem<'not-found'>>(async () => {
    const own = await findParticipant(uid);
    const other = own && (await linkedTo(own, participantId));
    if (!other) return problem('not-found', 'This is not one of your walks.');
    const note = auditWrite({
      actor: 'participant',
      action: 'session.switch',
      target: other.path,
      now,
      details: { from: own.path },
    });
    const answer = await beginSession(other.id, other.data, other.data.generation);
    return { writes: [note], answer };
  });
}

/** A participant that is linked both ways; undefined for anyone else. */
async function linkedTo(
  own: StoredParticipant,
  id: string,
): Promise<StoredParticipant | undefined> {
  if (!own.data.linkedIds.includes(id)) return undefined;
  const other = await findParticipant(id);
  return other?.data.linkedIds.includes(own.id) ? other : undefined;
}

async function describe({ id, data }: StoredParticipant) {
  const events = await Promise.all(
    Object.keys(data.registrations).map((eventId) =>
      readDocument(paths.event(eventId), eventDocument),
    ),
  );
  const eventNames = events.flatMap((event) => (event ? [event.data.name] : []));
  return { participantId: id, name: data.name, eventNames };
}
