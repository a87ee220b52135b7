import { hash, randomUUID } from 'node:crypto';
import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { addGuest } from '@wine-walk/common/api/guests.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import { transferCodeLength } from '@wine-walk/common/model/fields/return-code.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import type { ReturnCodeDocument } from '@wine-walk/common/model/sessions.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { newRegistration } from '@wine-walk/common/rules/registrations/new-registration.ts';
import { initialSessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { auditWrite } from '../../firestore/audit.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { type EventWithId, findActiveEvent } from '../../firestore/events/events.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  type RegistrationInput,
  registrationWrites,
} from '../../firestore/people/registration-writes.ts';
import type { StoredRegistration } from '../../firestore/people/registrations.ts';
import { returnCodePath } from '../../firestore/people/return-codes.ts';
import { countInCommit, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { Attendee } from '../../http/caller.ts';
import { newConfirmationWrites } from '../../mail/queue.ts';
import { countCashRegistration } from './cash-limit.ts';
import { partyOf } from './party.ts';
import { countNewRegistration } from './places.ts';
import { requireSignedRelease } from './signed-release.ts';
import { formSentBefore, limitWrongTickets, requireRedeemableTicket } from './ticket-check.ts';

type AddGuest = typeof addGuest;
type Guest = BodyOf<AddGuest>;
type Refused = Problem<ProblemOf<AddGuest>>;

/** IDs of a guest, the same for every repeat of the request. */
interface GuestIds {
  uid: string;
  submissionId: string;
  /** Session that the code continues. */
  sessionId: string;
  code: string;
}

/** Derives the IDs from the host and the idempotency key, which the device generates at random. */
function guestIds(hostUid: string, idempotencyKey: string | null): GuestIds {
  const key = idempotencyKey ?? randomUUID();
  const digest = (name: string) =>
    hash('sha256', ['guest', name, hostUid, key].join('\n'), 'buffer');
  return {
    uid: digest('uid').toString('base64url').slice(0, 28),
    submissionId: encodeCrockford32(digest('submission').subarray(0, 20)),
    sessionId: digest('session').toString('base64url').slice(0, 22),
    code: encodeCrockford32(digest('code').subarray(0, transferCodeLength)),
  };
}

interface Sender {
  caller: Attendee;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  now: number;
  ip: string;
  userAgent: string;
}

/** Time in milliseconds after the end for which a code is retained: an event can be postponed for a season. */
const codeRetentionMs = 365 * 86_400_000;
/** Time in milliseconds for which a repeat receives the code. */
const replayWindowMs = 15 * 60 * 1000;

/**
 * Registers a guest in the party of the host, all or nothing. The stored response of the request has no code, which is a
 * credential: a repeat derives it from the key.
 */
export async function registerGuest(
  hostId: string,
  body: Guest,
  sender: Sender,
): Promise<ResponseOf<AddGuest> | Refused> {
  const ids = guestIds(sender.caller.uid, sender.idempotencyKey);
  let isRetry = false;
  const registered = await withIdempotency<{ expiresAt: string }, Refused>(
    sender.request,
    async () => {
      const [host, repeated] = await readDocuments(
        [documentPaths.registration(hostId), registrationDocument],
        [documentPaths.registration(ids.submissionId), registrationDocument],
      );
      if (host?.data.participantId !== sender.caller.uid) return problem('registration-not-yours');
      if (host.data.status === 'cancelled') return problem('host-cancelled');
      if (repeated) return formSentBefore;
      const event = await findActiveEvent(sender.now, host.data.eventId);
      if (event?.id !== host.data.eventId || hasEnded(event, sender.now))
        return problem('registration-closed');
      const plan = () => planGuest(body, sender, { host, event, ids });
      if (isRetry) return plan();
      isRetry = true;
      return limitWrongTickets(body, sender, plan);
    },
    { replayWindowMs, lateReplay: formSentBefore },
  );
  if (isProblem(registered)) return registered;
  return { submissionId: ids.submissionId, code: ids.code, expiresAt: registered.expiresAt };
}

interface GuestFacts {
  host: StoredRegistration;
  event: EventWithId;
  ids: GuestIds;
}

async function planGuest(
  { liabilityWaiver, ...body }: Guest,
  { caller, now, ip, userAgent }: Sender,
  { host, event, ids }: GuestFacts,
): Promise<CommitPlan<{ expiresAt: string }> | Refused> {
  const { uid, submissionId, sessionId, code } = ids;
  const waiver = await requireSignedRelease(body.waiverVersion);
  if (isProblem(waiver)) return waiver;
  const isCash = body.paymentMethod === 'cash';
  const ticket = isCash ? null : await guestTicket(body, caller, { host, event, ids });
  if (isProblem(ticket)) return ticket;
  const limit = rateLimit('guestsPerParticipant', caller.uid);
  const counted = await countInCommit([limit], now, 'guests');
  if (isProblem(counted)) return counted;
  const deskTicketId = body.ticketId;
  const place = await countNewRegistration(
    { eventId: event.id, person: body, ticket, deskTicketId, isAfterWaiting: true },
    now,
  );
  if (isProblem(place)) return place;
  const isUnpaid = isCash && !place.sharedTicketId;
  const cash = isUnpaid ? await countCashRegistration(ip, now) : [];
  if (isProblem(cash)) return cash;
  const facts: RegistrationInput = {
    submissionId,
    uid,
    eventId: event.id,
    waiver,
    ticket,
    now,
    ip,
    userAgent,
    sharedTicketId: place.sharedTicketId,
    typeId: place.owedTypeId,
    body: {
      ...body,
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      marketingConsent: false,
      liabilityWaiver: true,
    },
    isEmailProven: false,
    participant: null,
    earlierCompletions: 0,
  };
  const party = partyOf(host);
  const signed = { liabilityWaiver, signedOn: 'host-device' as const, ...party.fields };
  const expiresAt = event.endTime;
  const returnCode: ReturnCodeDocument = {
    participantId: uid,
    submissionId,
    issuedBy: 'participant',
    session: { generation: initialSessionAccess.generation, sessionId, provedEmail: false },
    keepsOtherSessions: true,
    endsWithEvent: event.id,
    expiresAt: new Date(Date.parse(expiresAt) + codeRetentionMs).toISOString(),
  };
  const confirmed = { submissionId, event, email: body.email, waiverVersion: waiver.version };
  return {
    writes: [
      ...registrationWrites(facts, { ...newRegistration(facts), ...signed }),
      ...party.writes,
      ...counted,
      ...cash,
      ...place.writes,
      { kind: 'create', path: await returnCodePath(code), data: returnCode },
      ...newConfirmationWrites(confirmed, now),
      auditWrite({
        actor: 'participant',
        action: 'registration.create-guest',
        target: documentPaths.registration(submissionId),
        now,
        details: { host: host.id, isSigned: liabilityWaiver },
      }),
    ],
    response: { expiresAt },
  };
}

/** Returns the ticket of the guest: in their own name, or in the name of the host, who bought it for them. */
async function guestTicket(
  { ticketId, fullName, email }: Pick<Guest, 'ticketId' | 'fullName' | 'email'>,
  caller: Attendee,
  { host, event, ids: { submissionId } }: GuestFacts,
) {
  const provenEmails = caller.isEmailProven ? [caller.email] : [];
  const guest = { submissionId, email, fullName, provenEmails };
  const ticket = await requireRedeemableTicket(ticketId, event, guest);
  if (!isProblem(ticket) || ticket.problem !== 'ticket-not-yours') return ticket;
  const { fullName: hostName, email: hostEmail } = host.data;
  return requireRedeemableTicket(ticketId, event, {
    submissionId,
    provenEmails,
    fullName: hostName,
    email: hostEmail,
  });
}
