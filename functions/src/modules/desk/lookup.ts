import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { lookUpAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type DeskTicket, maxParty } from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import {
  claimDocument,
  type RedemptionCodeDocument,
  redemptionCodeDocument,
  rewardDocument,
} from '@wine-walk/common/model/rewards.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  decideScan,
  noFacts,
  type RegistrationFacts,
  type ScanFacts,
  toDeskTicket,
  toRegistrationFacts,
} from '@wine-walk/common/rules/desk/decide-scan.ts';
import { type DeskScan, parseDeskScan } from '@wine-walk/common/rules/desk/desk-scan.ts';
import { maxMatches } from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { registrationPrefixQueries } from '@wine-walk/common/rules/registrations/registration-search.ts';
import { ticketPrefixQueries } from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { isTicketToShow } from '@wine-walk/common/rules/tickets/tickets.ts';
import { auditWrite, readAuditEntries, readDeletionsOfMany } from '../../firestore/audit.ts';
import { type EventWithId, findChosenEvent } from '../../firestore/events/events.ts';
import { readTicketsLeft } from '../../firestore/events/ticket-counts.ts';
import {
  findTicketByKey,
  readTicketPass,
  readTicketsOfOrder,
} from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import {
  readRegistrationPass,
  readRegistrationsWhere,
  type StoredRegistration,
} from '../../firestore/people/registrations.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { searchPage } from '../../firestore/search.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import {
  chargingOwedTickets,
  findByParticipant,
  findHolderAtDesk,
  readHoldersAtDesk,
} from './registrations.ts';
import { isTicketAtDesk } from './ticket-scope.ts';

interface Reader {
  caller: StaffMember;
  /** Epoch milliseconds. */
  now: number;
}

/** Event of the desk, and who is there. */
type Desk = Pick<Reader, 'caller'> & { eventId: string };

type ServerScanFacts = ScanFacts & { matches: readonly RegistrationFacts[] };

/** Reads the data that decides a scan: no more than its kind needs. */
async function readScanFacts(
  scan: DeskScan,
  eventId: string,
  { caller, now }: Reader,
): Promise<ServerScanFacts> {
  const desk = { eventId, caller };
  const none: ServerScanFacts = { scan, eventId, now, ...noFacts };
  if (scan.participantId !== null) {
    const person = await findByParticipant(scan.participantId, eventId);
    return person ? { ...none, ...(await readRegistrationFacts(person, desk)) } : none;
  }
  const [byConfirmation, exactTicket, code] = await readDocuments(
    [documentPaths.registration(scan.submissionId ?? 'none'), registrationDocument],
    [documentPaths.ticket(scan.ticketId ?? 'none'), ticketDocument],
    [documentPaths.redemptionCode(scan.rewardCode ?? 'none'), redemptionCodeDocument],
  );
  if (code) return { ...none, ...(await readCodeFacts(code.data, eventId)) };
  if (byConfirmation) return { ...none, ...(await readRegistrationFacts(byConfirmation, desk)) };
  const ticket = exactTicket ?? (scan.ticketId && (await findTicketByKey(scan.ticketId)));
  if (ticket) {
    const { submissionId, state, eventId: ticketEventId, typeId } = ticket.data;
    const { holderName, source, owes } = ticket.data;
    // Nothing of a ticket that an admin has to assign first, except that it is not of this event.
    if (ticketEventId === null && !submissionId && !isTicketAtDesk(ticket.data, eventId, caller)) {
      const hidden = { id: ticket.id, typeId: null, holderName: null, source, owes };
      return { ...none, ticket: { ...hidden, eventId: '', isRegistered: false } };
    }
    const registration = submissionId
      ? await readDocument(documentPaths.registration(submissionId), registrationDocument)
      : await findHolderAtDesk(ticket, eventId);
    return {
      ...none,
      ticket: {
        id: ticket.id,
        typeId,
        eventId: ticketEventId,
        // Also after the data of the person was deleted.
        isRegistered: state === 'redeemed',
        holderName,
        source,
        owes,
      },
      ...(registration
        ? await readRegistrationFacts(registration, desk, ticket)
        : {
            otherEventName: await readOtherEventName(ticketEventId, eventId),
            ...(await readParty(null, ticket, desk)),
          }),
    };
  }
  const [matches, ticketMatches] = await Promise.all([
    scan.search ? findByName(scan.search, eventId) : findByStampCard(scan.stampCard, eventId),
    scan.search ? findTicketsByHolder(scan.search, desk) : [],
  ]);
  const [match] = matches;
  if (!match && ticketMatches.length === 0) {
    const ticketDeletion = scan.ticketId ? await readTicketDeletion(scan.ticketId) : null;
    return { ...none, ticketDeletion };
  }
  const { charged, owed } = await chargingOwedTickets(
    matches.map(({ id, ...data }) => ({ id, data })),
  );
  const owedTicketIds = new Set([...owed.values()].map(({ id }) => id));
  const tickets = ticketMatches.filter(({ ticketId }) => !owedTicketIds.has(ticketId));
  const facts = charged.map((stored) => toRegistrationFacts(withId(stored)));
  const found = { ...none, matches: facts, ticketMatches: tickets };
  if (matches.length + tickets.length > 1) return found;
  const [ticketMatch] = tickets;
  const ticketOfMatch = match
    ? await readOwnTicket(match)
    : ticketMatch && (await readTicket(ticketMatch.ticketId));
  return { ...found, ...(await readParty(match ?? null, ticketOfMatch, desk)) };
}

function readTicket(ticketId: string): Promise<Stored<TicketDocument> | undefined> {
  return readDocument(documentPaths.ticket(ticketId), ticketDocument);
}

/** Returns the ticket of a person, or the one that they said they would show if they are its holder on record. */
async function readOwnTicket(
  registration: RegistrationDocument,
): Promise<Stored<TicketDocument> | undefined> {
  const { ticketId, deskTicketId } = registration;
  if (ticketId !== null) return readTicket(ticketId);
  const named = deskTicketId === null ? undefined : await readTicket(deskTicketId);
  return named && isTicketToShow(named.data, registration) ? named : undefined;
}

async function readCodeFacts(
  code: RedemptionCodeDocument,
  deskEventId: string,
): Promise<Pick<ScanFacts, 'code' | 'otherEventName'>> {
  const { eventId, participantId, rewardId, expiresAt } = code;
  if (eventId !== deskEventId) {
    const known = { isVerifiable: true, eventId, expiresAt } as const;
    return {
      code: { ...known, rewardName: null, claim: null, holder: null },
      otherEventName: await readOtherEventName(eventId, deskEventId),
    };
  }
  const [[claim, reward], holder] = await Promise.all([
    readDocuments(
      [documentPaths.claim(eventId, participantId, rewardId), claimDocument],
      [documentPaths.reward(rewardId), rewardDocument],
    ),
    findByParticipant(participantId, eventId),
  ]);
  return {
    code: {
      isVerifiable: true,
      eventId,
      expiresAt,
      rewardName: reward?.data.name ?? null,
      claim: claim ? { happenedAt: claim.data.claimedAt, happenedBy: claim.data.redeemedBy } : null,
      holder: holder ? toRegistrationFacts(withId(holder)) : null,
    },
    otherEventName: null,
  };
}

/** `shown`: the scanned ticket; undefined if it was not a ticket. */
async function readRegistrationFacts(
  stored: StoredRegistration,
  desk: Desk,
  shown?: Stored<TicketDocument>,
): Promise<Pick<ScanFacts, 'registration' | 'party' | 'missing' | 'otherEventName'>> {
  const { charged } = await chargingOwedTickets([stored]);
  const registration = withId(charged[0] ?? stored);
  const isOther = registration.eventId !== desk.eventId;
  const ticket = shown ?? (await readOwnTicket(stored.data));
  return {
    registration: toRegistrationFacts(registration),
    ...(isOther ? { party: [], missing: [] } : await readParty(registration, ticket, desk)),
    otherEventName: await readOtherEventName(registration.eventId, desk.eventId),
  };
}

/** Returns the name of an event other than the desk's; null for the desk's own, and if it was deleted. */
async function readOtherEventName(
  eventId: string | null,
  deskEventId: string,
): Promise<string | null> {
  if (eventId === null || eventId === deskEventId) return null;
  const other = await readDocument(documentPaths.event(eventId), eventDocument);
  return other?.data.name ?? null;
}

/**
 * Returns the party of a person or a ticket: the people registered together or with the same email, and the tickets of
 * the same order with or without a registration.
 */
async function readParty(
  person: (RegistrationDocument & { id: string }) | null,
  ticket: Stored<TicketDocument> | undefined,
  { eventId, caller }: Desk,
): Promise<Pick<ScanFacts, 'party' | 'missing'>> {
  const orderId = ticket?.data.orderId;
  const [together, byEmail, ofOrder] = await Promise.all([
    person?.partyId ? readRegistrationsWhere(eventId, 'partyId', person.partyId, maxParty) : [],
    // More registrations with one email are a shared inbox.
    person?.email ? readRegistrationsWhere(eventId, 'email', person.email, maxParty) : [],
    orderId ? readTicketsOfOrder(orderId, maxParty) : [],
  ]);
  const unused = ofOrder.filter(
    ({ id, data }) =>
      id !== ticket?.id && data.state === 'unused' && isTicketAtDesk(data, eventId, caller),
  );
  const [holders, used] = await Promise.all([
    readHoldersAtDesk(unused, eventId),
    readDocuments(
      ...ofOrder.flatMap(({ data: { submissionId } }) =>
        submissionId
          ? [[documentPaths.registration(submissionId), registrationDocument] as const]
          : [],
      ),
    ),
  ]);
  const ofTickets = [...used.filter((stored) => stored !== undefined), ...holders.values()];
  const found = [...together, ...byEmail, ...ofTickets];
  const { charged } = await chargingOwedTickets(found);
  const others = new Map(charged.map((stored) => [stored.id, withId(stored)]));
  if (person) others.delete(person.id);
  const missing = unused.filter(({ id }) => !holders.has(id));
  return {
    party: [...others.values()]
      .filter((other) => other.eventId === eventId)
      .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))
      .map(toRegistrationFacts),
    // With the scanned one, as many as are admitted together.
    missing: missing.slice(0, maxParty - 1).map((stored) => toDeskTicket(withId(stored))),
  };
}

/** Returns the registrations of the event with these words in the name, or with this beginning of the email. */
async function findByName(search: string, eventId: string) {
  const passes = registrationPrefixQueries(search).filter(
    ({ field }) => field !== 'ticketId' && field !== 'id',
  );
  const page = await searchPage({
    passes,
    cursor: undefined,
    limit: maxMatches,
    read: (pass) => readRegistrationPass({ ...pass, eventId }),
  });
  return page?.records ?? [];
}

/** Returns the unused tickets of the event whose holder has these words in the name, or this beginning of the email. */
async function findTicketsByHolder(
  search: string,
  { eventId, caller }: Desk,
): Promise<DeskTicket[]> {
  const ofNoEvent = caller.eventId === null;
  const passes = ticketPrefixQueries(search).filter(({ field }) => field !== 'id');
  const page = await searchPage({
    passes,
    cursor: undefined,
    limit: maxMatches,
    read: (pass) => readTicketPass({ ...pass, eventId, ofNoEvent, state: 'unused' }),
  });
  return (page?.records ?? []).map(toDeskTicket);
}

async function findByStampCard(stampCard: string | null, eventId: string) {
  const found = stampCard
    ? await readRegistrationsWhere(eventId, 'stampCard', stampCard, maxMatches)
    : [];
  return found.map(withId);
}

/** Returns the time and the actor of the deletion of a ticket: it was revoked, not forged. */
async function readTicketDeletion(ticketId: string): Promise<ScanFacts['ticketDeletion']> {
  const path = documentPaths.ticket(ticketId);
  const [ofTicket, ofMany] = await Promise.all([readAuditEntries(path), readDeletionsOfMany(path)]);
  const alone = ofTicket.filter(({ action }) => action === 'ticket.delete');
  const [deletion] = [...alone, ...ofMany].toSorted((a, b) =>
    b.happenedAt.localeCompare(a.happenedAt),
  );
  return deletion ? { happenedAt: deletion.happenedAt, happenedBy: deletion.actor } : null;
}

type LookUp = typeof lookUpAtDesk;

/**
 * Decides a scan or search at an event's desk. A refused scan is audited without names, a choice of people with
 * its size.
 */
export async function lookUpText(
  { text, eventId }: BodyOf<LookUp>,
  { caller, now }: Reader,
): Promise<AnswerOf<LookUp>> {
  const event = await eventOf(eventId ?? caller.eventId ?? undefined, now);
  if ('problem' in event) return event;
  const scan = parseDeskScan(text);
  const result = decideScan(await readScanFacts(scan, event.id, { caller, now }));
  if (result.answer === 'refused') {
    const { reason, lookedUp } = result;
    await commit([
      auditWrite({
        actor: caller.username,
        action: 'desk.scan-refused',
        target: documentPaths.event(event.id),
        now,
        // The text of a search is a name or an email.
        details: { reason, ...(scan.search === null && { scanned: lookedUp }) },
      }),
    ]);
  }
  const people = [
    ...result.people.map(({ submissionId }) => submissionId),
    ...[...result.tickets, ...result.missing].flatMap(({ ticketId, holderName }) =>
      holderName ? ticketId : [],
    ),
  ];
  const target = documentPaths.event(event.id);
  const list = { action: 'desk.search', target, size: people.length };
  await recordPeopleRead({ caller, now, people, ...(result.answer === 'choose' && { list }) });
  const { id, name, timeZone, ticketPrice, ticketTypes } = event;
  const left = await readTicketsLeft(id);
  return { ...result, event: { id, name, timeZone, ticketPrice, ticketTypes, left } };
}

async function eventOf(
  eventId: string | undefined,
  now: number,
): Promise<EventWithId | Problem<'event-gone' | 'no-desk'>> {
  const event = await findChosenEvent(eventId, now);
  return event ?? problem(eventId === undefined ? 'no-desk' : 'event-gone');
}
