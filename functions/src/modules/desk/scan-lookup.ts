import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type DeskLookupResult } from '@wine-walk/common/model/desk.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { redemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import { ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { decideEntry, toDeskPerson } from '@wine-walk/common/rules/desk/desk.ts';
import type { DeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import type { EventWithId } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { findTicketDeletion } from './deleted-ticket.ts';
import { emptyLookupResult, wrongEventResult } from './lookup-result-parts.ts';
import { findByCard, findByName, readParty } from './people.ts';
import { lookUpReward } from './reward-lookup.ts';

/** What was scanned or searched means at this event's desk, at `now`: milliseconds since 1970, UTC. */
export async function lookUpScan(
  scan: DeskScan,
  event: EventWithId,
  now: number,
): Promise<DeskLookupResult> {
  const { lookedUp } = scan;
  const [registration, ticket, code] = await readDocuments(
    [documentPaths.registration(scan.submissionId ?? 'none'), registrationDocument],
    [documentPaths.ticket(scan.ticketId ?? 'none'), ticketDocument],
    [documentPaths.redemptionCode(scan.rewardCode ?? 'none'), redemptionCodeDocument],
  );
  if (code) return lookUpReward(scan, code.data, event, now);
  if (registration) return lookUpPerson(lookedUp, registration.id, event);
  if (ticket?.data.submissionId)
    return lookUpPerson(lookedUp, ticket.data.submissionId, event, ticket.id);
  if (ticket) {
    const { eventId } = ticket.data;
    if (eventId && eventId !== event.id) return wrongEventResult(lookedUp, eventId);
    return { ...emptyLookupResult, answer: 'register', lookedUp, ticketId: ticket.id };
  }
  const found = scan.search
    ? await findByName(scan.search, event.id)
    : await findByCard(scan.stampCard, event.id);
  if (found.length === 1 && found[0])
    return lookUpPerson(scan.stampCard ?? found[0].fullName, found[0].id, event);
  if (found.length > 1)
    return { ...emptyLookupResult, answer: 'choose', lookedUp, people: found.map(toDeskPerson) };
  const deleted = scan.ticketId ? await findTicketDeletion(scan.ticketId) : undefined;
  return deleted
    ? { ...emptyLookupResult, answer: 'refused', reason: 'revoked', lookedUp, ...deleted }
    : { ...emptyLookupResult, answer: 'refused', reason: 'unknown', lookedUp };
}

async function lookUpPerson(
  lookedUp: string,
  submissionId: string,
  event: EventWithId,
  ticketId: string | null = null,
): Promise<DeskLookupResult> {
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  if (!found) return { ...emptyLookupResult, answer: 'refused', reason: 'unknown', lookedUp };
  const person = withId(found);
  const decided = decideEntry(person, event.id);
  if (decided.answer === 'refused' && decided.reason === 'wrong-event')
    return wrongEventResult(lookedUp, person.eventId);
  const party = (await readParty(person)).filter(
    (other) => decideEntry(other, event.id).answer !== 'refused',
  );
  return {
    ...emptyLookupResult,
    ...decided,
    lookedUp,
    people: [person, ...party].map(toDeskPerson),
    ticketId: ticketId ?? person.ticketId,
  };
}
