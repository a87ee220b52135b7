import { hash } from 'node:crypto';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { admitAtDesk, DeskNewcomer } from '@wine-walk/common/api/staff/desk.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { newRegistration } from '@wine-walk/common/rules/registrations/new-registration.ts';
import {
  holderChangeDetails,
  holderProblem,
} from '@wine-walk/common/rules/tickets/holder-change.ts';
import { ticketProblemAtDesk } from '@wine-walk/common/rules/tickets/ticket-problems.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { findTicket } from '../../firestore/events/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  type RegistrationInput,
  registrationWrites,
} from '../../firestore/people/registration-writes.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { findCurrentRelease } from '../../firestore/people/releases.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { newConfirmationWrites } from '../../mail/queue.ts';
import { findHolderAtDesk } from './registrations.ts';
import { isTicketAtDesk } from './ticket-scope.ts';
import { ticketsLike } from './tickets-alike.ts';

/** Staff member and device that admit, and when. */
export interface DeskSender {
  caller: StaffMember;
  /** Epoch milliseconds. */
  now: number;
  ip: string;
  userAgent: string;
}

/** Registration as it was read, or as the admission creates it: without a revision. */
export type AdmissionSubject = Omit<StoredRegistration, 'revision'> &
  Partial<Pick<StoredRegistration, 'revision'>>;

/** Newcomer whose registration the admission creates. */
interface Draft {
  subject: AdmissionSubject;
  /** Ticket that they redeem; null for none. */
  ticket: Stored<TicketDocument> | null;
  /** Unpaid ticket, which their payment uses up; null for none. */
  owed: Stored<TicketDocument> | null;
  /** Returns the writes that follow the registration as it is created. */
  writesFor: (created: AdmissionSubject, event: EventDocument & { id: string }) => Write[];
}

export interface NewcomerSubjects {
  /** IDs of newcomers who turned out to be registered: with the ticket, or by this action before. */
  knownIds: string[];
  /** IDs in `knownIds` that an earlier attempt of this action created. */
  repeatedIds: ReadonlySet<string>;
  drafts: Draft[];
  /** Tickets that people in `knownIds` registered to show, by registration. */
  shown: ReadonlyMap<string, Stored<TicketDocument>>;
  /** Registrations by the `ref` of the newcomers. */
  idByRef: ReadonlyMap<string, string>;
}

type Refused = Problem<
  | 'no-active-event'
  | 'no-release'
  | 'ticket-not-found'
  | 'ticket-of-other-event'
  | 'ticket-of-other-holder'
  | 'ticket-used'
>;

/**
 * Returns who the newcomers of an admission are. One whose ticket is registered is that registration. `doneAt`: epoch
 * milliseconds of an action made offline, which is never refused: without a valid ticket, the person owes the price.
 */
export async function readNewcomers(
  { eventId = '', ...body }: Pick<BodyOf<typeof admitAtDesk>, 'newcomers' | 'eventId'>,
  { doneAt, ...sender }: DeskSender & { doneAt: number | null },
): Promise<NewcomerSubjects | Refused> {
  const idByRef = new Map<string, string>();
  const repeatedIds = new Set<string>();
  const shown = new Map<string, Stored<TicketDocument>>();
  const found: NewcomerSubjects = { knownIds: [], repeatedIds, drafts: [], shown, idByRef };
  const newcomers = [...new Map(body.newcomers.map((each) => [each.ref, each])).values()];
  if (newcomers.length === 0) return found;
  const published = await findCurrentRelease();
  if (!published) return problem('no-release');
  // Releases on paper are in English.
  const release = published[defaultLanguage];
  const repeated = await readDocuments(
    ...newcomers.map(
      ({ ref }) => [documentPaths.registration(idOf(ref)), registrationDocument] as const,
    ),
  );
  const usedIds = new Set<string>();
  for (const [index, newcomer] of newcomers.entries()) {
    const ticket = repeated[index] ? null : await ticketOf(newcomer, eventId, sender, usedIds);
    const known = repeated[index]?.id ?? (ticket && (await findRegistered(ticket, eventId))?.id);
    idByRef.set(newcomer.ref, known ?? idOf(newcomer.ref));
    if (repeated[index]) repeatedIds.add(repeated[index].id);
    const isValid = ticket && !ticketProblemAtDesk(ticket.id, ticket.data, eventId);
    if (known) {
      if (isValid && !ticket.data.owes) shown.set(known, ticket);
      found.knownIds.push(known);
      continue;
    }
    const isNow = doneAt === null;
    const refusal = isNow && refusalOf(newcomer, ticket, eventId);
    if (refusal) return refusal;
    if (ticket) usedIds.add(ticket.id);
    found.drafts.push(
      toDraft(newcomer, isValid ? ticket : null, {
        ...sender,
        release,
        eventId,
        signedAt: doneAt ?? sender.now,
      }),
    );
  }
  return found;
}

/** Returns the problem if newcomers are admitted after the end of their event. */
export function endedProblem(
  event: EventDocument,
  now: number,
): Problem<'no-active-event'> | undefined {
  return hasEnded(event, now) ? problem('no-active-event') : undefined;
}

const digest = (purpose: string, ref: string) =>
  hash('sha256', `newcomer-${purpose}\n${ref}`, 'buffer');

/** Returns the ID of a newcomer's registration, the same for every repeat. */
function idOf(ref: string): string {
  return encodeCrockford32(digest('submission', ref).subarray(0, 20));
}

/** Returns the ticket of a newcomer, if this desk may admit with it. `usedIds`: those of other newcomers. */
async function ticketOf(
  { ticketId, found }: DeskNewcomer,
  eventId: string,
  { caller }: DeskSender,
  usedIds: ReadonlySet<string>,
): Promise<Stored<TicketDocument> | null> {
  const tickets = ticketId
    ? [await findTicket(ticketId)]
    : found
      ? await ticketsLike(found, eventId, caller)
      : [];
  const open = tickets.filter((ticket) => ticket !== undefined && !usedIds.has(ticket.id));
  const ticket = open.find((each) => each?.data.state === 'unused') ?? open[0];
  if (!ticket) return null;
  const isHidden = ticket.data.eventId === null && !isTicketAtDesk(ticket.data, eventId, caller);
  return isHidden ? null : ticket;
}

/** Returns who registered for the event with a ticket, or said to show it. A person of another event is not of this desk. */
async function findRegistered(
  ticket: Stored<TicketDocument>,
  eventId: string,
): Promise<StoredRegistration | undefined> {
  const { submissionId } = ticket.data;
  if (submissionId === null) return findHolderAtDesk(ticket, eventId);
  const found = await readDocument(documentPaths.registration(submissionId), registrationDocument);
  return found?.data.eventId === eventId ? found : undefined;
}

function refusalOf(
  { ticketId, found, fullName, holderChange }: DeskNewcomer,
  ticket: Stored<TicketDocument> | null,
  eventId: string,
): Refused | undefined {
  const named = ticketId ?? found?.ticketEnd;
  if (!named) return undefined;
  const refusal = ticketProblemAtDesk(ticket?.id ?? named, ticket?.data, eventId);
  if (refusal || !ticket || fullName === '') return refusal;
  return holderProblem(ticket, { fullName, email: '' }, holderChange);
}

interface DraftFacts extends DeskSender {
  release: { version: string; sha256: string };
  eventId: string;
  /** Epoch milliseconds. */
  signedAt: number;
}

/** Returns the registration of a newcomer before the ticket or the payment settles it. */
function toDraft(
  { ref, ticketId, found, fullName: typed, holderChange }: DeskNewcomer,
  ticket: Stored<TicketDocument> | null,
  { caller, now, ip, userAgent, release, eventId, signedAt }: DraftFacts,
): Draft {
  const submissionId = idOf(ref);
  const holder = ticket?.data.holderName ?? null;
  const fullName = typed || holder || (ticket?.id ?? ticketId ?? found?.ticketEnd ?? ref);
  // The contact on record is the holder's.
  const isHolder = ticket !== null && holderChange === undefined && typed === '';
  const email = isHolder ? (ticket.data.holderEmail ?? '') : '';
  const input: RegistrationInput = {
    submissionId,
    uid: digest('uid', ref).toString('base64url').slice(0, 28),
    eventId,
    body: {
      ticketId: '',
      fullName,
      email,
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      over21: true,
      liabilityWaiver: true,
      marketingConsent: false,
      paymentMethod: 'cash',
    },
    isEmailProven: false,
    waiver: release,
    ticket: null,
    typeId: ticket?.data.typeId ?? undefined,
    participant: null,
    earlierCompletions: 0,
    now: signedAt,
    ip,
    userAgent,
  };
  const data: RegistrationDocument = {
    ...newRegistration(input),
    signedOn: 'paper',
    registeredBy: caller.uid,
  };
  return {
    subject: { id: submissionId, path: documentPaths.registration(submissionId), data },
    ticket: ticket?.data.owes ? null : ticket,
    owed: ticket?.data.owes ? ticket : null,
    writesFor: (created, event) => {
      const facts = { ...input, typeId: created.data.typeId ?? undefined };
      const waiverVersion = release.version;
      return [
        ...registrationWrites(facts, created.data),
        ...newConfirmationWrites({ submissionId, event, email, waiverVersion }, now),
        auditWrite({
          actor: caller.username,
          action: 'registration.create-at-desk',
          target: created.path,
          now,
          details: {
            signedOn: 'paper',
            ...(ticket && holderChangeDetails(ticket.data, { fullName, email: '' }, holderChange)),
          },
        }),
      ];
    },
  };
}
