import type { DeskAnswer } from '../../contract/desk-answer.ts';
import { registrationDocument, ticketDocument } from '../../contract/documents.ts';
import { redemptionCodeDocument } from '../../contract/records.ts';
import { deskPerson, entrance } from '../../domain/desk.ts';
import type { DeskScan } from '../../domain/desk-scan.ts';
import { withId } from '../../domain/with-id.ts';
import type { EventWithId } from '../../store/active-event.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readDocuments } from '../../store/read.ts';
import { deletionOf } from './deleted-ticket.ts';
import { findByCard, findByName, partyOf } from './people.ts';
import { nothing, wrongEvent } from './refused-answer.ts';
import { rewardAnswer } from './reward-answer.ts';

/** What was scanned or searched means at this event's desk, at `now`: milliseconds since 1970, UTC. */
export async function answerTo(
  scan: DeskScan,
  event: EventWithId,
  now: number,
): Promise<DeskAnswer> {
  const { lookedUp } = scan;
  const [registration, ticket, code] = await readDocuments(
    [paths.registration(scan.submissionId ?? 'none'), registrationDocument],
    [paths.ticket(scan.ticketId ?? 'none'), ticketDocument],
    [paths.redemptionCode(scan.rewardCode ?? 'none'), redemptionCodeDocument],
  );
  if (code) return rewardAnswer(scan, code.data, event, now);
  if (registration) return personAnswer(lookedUp, registration.id, event);
  if (ticket?.data.submissionId)
    return personAnswer(lookedUp, ticket.data.submissionId, event, ticket.id);
  if (ticket) {
    const { eventId } = ticket.data;
    if (eventId && eventId !== event.id) return wrongEvent(lookedUp, eventId);
    return { ...nothing, answer: 'register', lookedUp, ticketId: ticket.id };
  }
  const found = scan.search
    ? await findByName(scan.search, event.id)
    : await findByCard(scan.stampCard, event.id);
  if (found.length === 1 && found[0])
    return personAnswer(scan.stampCard ?? found[0].fullName, found[0].id, event);
  if (found.length > 1)
    return { ...nothing, answer: 'choose', lookedUp, people: found.map(deskPerson) };
  const deleted = scan.ticketId ? await deletionOf(scan.ticketId) : undefined;
  return deleted
    ? { ...nothing, answer: 'refused', reason: 'revoked', lookedUp, ...deleted }
    : { ...nothing, answer: 'refused', reason: 'unknown', lookedUp };
}

async function personAnswer(
  lookedUp: string,
  submissionId: string,
  event: EventWithId,
  ticketId: string | null = null,
): Promise<DeskAnswer> {
  const found = await readDocument(paths.registration(submissionId), registrationDocument);
  if (!found) return { ...nothing, answer: 'refused', reason: 'unknown', lookedUp };
  const person = withId(found);
  const decided = entrance(person, event.id);
  if (decided.answer === 'refused' && decided.reason === 'wrong-event')
    return wrongEvent(lookedUp, person.eventId);
  const party = (await partyOf(person)).filter(
    (other) => entrance(other, event.id).answer !== 'refused',
  );
  return {
    ...nothing,
    ...decided,
    lookedUp,
    people: [person, ...party].map(deskPerson),
    ticketId: ticketId ?? person.ticketId,
  };
}
