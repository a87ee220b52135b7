import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { participantDocument } from '@wine-walk/common/model/participants.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { isTicketToShow, owesPriceOf } from '@wine-walk/common/rules/tickets/tickets.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  readRegistrationsNaming,
  readRegistrationsWhere,
  type StoredRegistration,
} from '../../firestore/people/registrations.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';

/** Returns registrations in the order of their IDs; a problem if one does not exist. */
export async function readRegistrations(
  ids: readonly string[],
): Promise<StoredRegistration[] | Problem<'registration-not-found'>> {
  const found = await readDocuments(
    ...ids.map((id) => [documentPaths.registration(id), registrationDocument] as const),
  );
  const existing = found.filter((registration) => registration !== undefined);
  return existing.length === ids.length ? existing : problem('registration-not-found');
}

/** Returns the registration of a participant for the event. */
export async function findByParticipant(
  participantId: string,
  eventId: string,
): Promise<StoredRegistration | undefined> {
  const path = documentPaths.participant(participantId);
  const participant = await readDocument(path, participantDocument);
  const submissionId = participant?.data.registrations[eventId];
  if (!submissionId) return undefined;
  return readDocument(documentPaths.registration(submissionId), registrationDocument);
}

/** Maximum number of registrations that name one ticket and are compared with its holder. */
const maxNaming = 12;

/**
 * Returns the registration whose person said that they would show this ticket at the desk. Only its holder on record:
 * anyone can name a ticket in the form.
 */
export async function findHolderAtDesk(
  { id, data }: Stored<TicketDocument>,
  eventId: string,
): Promise<StoredRegistration | undefined> {
  const found = await readRegistrationsWhere(eventId, 'deskTicketId', id, maxNaming);
  return found.find((registration) => isTicketToShow(data, registration.data));
}

/** Returns the registrations of the holders on record who said that they would show one of these tickets, by ticket. */
export async function readHoldersAtDesk(
  tickets: readonly Stored<TicketDocument>[],
  eventId: string,
): Promise<Map<string, StoredRegistration>> {
  const ids = tickets.map(({ id }) => id);
  const naming = await readRegistrationsNaming(eventId, ids);
  return new Map(
    tickets.flatMap(({ id, data }) => {
      const holder = naming.find(
        (stored) => stored.data.deskTicketId === id && isTicketToShow(data, stored.data),
      );
      return holder ? [[id, holder]] : [];
    }),
  );
}

/** Returns the unpaid tickets that these registrations name and that are theirs, by registration. */
async function readOwedTickets(
  registrations: readonly Pick<StoredRegistration, 'id' | 'data'>[],
): Promise<Map<string, Stored<TicketDocument>>> {
  const naming = registrations.filter(({ data }) => data.deskTicketId);
  const tickets = await readDocuments(
    ...naming.map(
      ({ data }) => [documentPaths.ticket(data.deskTicketId ?? ''), ticketDocument] as const,
    ),
  );
  return new Map(
    naming.flatMap(({ id, data }, at) => {
      const ticket = tickets[at];
      return ticket && owesPriceOf(data, ticket.data) ? [[id, ticket]] : [];
    }),
  );
}

/**
 * Returns registrations for the desk, which takes the present price of an unpaid ticket instead of using it, and these
 * tickets by registration.
 */
export async function chargingOwedTickets<T extends Pick<StoredRegistration, 'id' | 'data'>>(
  registrations: readonly T[],
): Promise<{ charged: T[]; owed: ReadonlyMap<string, Stored<TicketDocument>> }> {
  const owed = await readOwedTickets(registrations.filter(({ data }) => !data.isVerified));
  const charged = registrations.map((stored) => {
    const { data, id } = stored;
    const ticket = owed.get(id);
    // The ticket may have changed since it gave the registration its type.
    const ownTypeId = data.sharesTicketPlace ? null : data.typeId;
    if (ticket)
      return {
        ...stored,
        data: { ...data, deskTicketId: null, typeId: ticket.data.typeId ?? ownTypeId },
      };
    return data.typeId === ownTypeId ? stored : { ...stored, data: { ...data, typeId: ownTypeId } };
  });
  return { charged, owed };
}

/** Registrations to admit, and the tickets that their holders show, by registration. */
export interface AdmissionSubjects {
  registrations: StoredRegistration[];
  shown: ReadonlyMap<string, Stored<TicketDocument>>;
  /** Registrations by the tickets of the request, as they are spelled there. */
  idByTicket: ReadonlyMap<string, string>;
}

/**
 * Returns the registrations with these IDs or tickets, without duplicates. An unused ticket counts as the
 * registration of the holder who shows it at the desk of `eventId`.
 */
export async function readRegistrationsOrTickets({
  submissionIds,
  ticketIds,
  eventId,
}: {
  submissionIds: readonly string[];
  ticketIds: readonly string[];
  eventId: string | null;
}): Promise<AdmissionSubjects | Problem<'registration-not-found' | 'ticket-not-registered'>> {
  const ids = new Set(submissionIds);
  const idByTicket = new Map<string, string>();
  const shown = new Map<string, Stored<TicketDocument>>();
  for (const ticketId of ticketIds) {
    const ticket = await findTicket(ticketId);
    const ofEvent = ticket?.data.eventId ?? eventId;
    const holder = ticket && ofEvent !== null && (await findHolderAtDesk(ticket, ofEvent));
    const submissionId = ticket?.data.submissionId ?? (holder ? holder.id : null);
    if (!ticket || submissionId === null) return problem('ticket-not-registered', { ticketId });
    if (!ticket.data.submissionId && !ticket.data.owes) shown.set(submissionId, ticket);
    ids.add(submissionId);
    idByTicket.set(ticketId, submissionId);
  }
  const registrations = await readRegistrations([...ids]);
  return isProblem(registrations) ? registrations : { registrations, shown, idByTicket };
}
