import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { admitAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { AdmissionDocument } from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { toDeskPerson } from '@wine-walk/common/rules/desk/decide-scan.ts';
import { offlineActionTime } from '@wine-walk/common/rules/desk/offline-action-time.ts';
import { settle } from '@wine-walk/common/rules/payments/payment.ts';
import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { registrationPlace, ticketPlace } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { undoEnd } from '../../firestore/changes.ts';
import type { CommitPlan } from '../../firestore/commit-with-retry.ts';
import { findActiveEvent } from '../../firestore/events/events.ts';
import { countPlaces } from '../../firestore/events/ticket-counts.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { redeemedTypeWrites } from '../../firestore/people/owed-types.ts';
import { progressWrites } from '../../firestore/people/progress.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { conflictWritesFor } from './admission-conflicts.ts';
import { decideAdmission, decideByPrices } from './admission-decision.ts';
import { decidePayment } from './admission-payment.ts';
import { admissionWrites } from './admission-writes.ts';
import {
  type AdmissionSubject,
  type DeskSender,
  endedProblem,
  type NewcomerSubjects,
  readNewcomers,
} from './newcomers.ts';
import {
  type AdmissionSubjects,
  chargingOwedTickets,
  readRegistrationsOrTickets,
} from './registrations.ts';
import { totalCents } from './tills.ts';
import { saleOf } from './undo.ts';

/** Returns the registration after the admission. */
function applyAdmission(
  stored: AdmissionSubject,
  { arrived, paid, amountCents, amounts, method, tillId, happenedAt, staffName }: AdmissionDocument,
  arrivedAt: string,
  {
    currency,
    isReleaseSigned,
    typeId,
  }: { currency: string; isReleaseSigned: boolean; typeId: string | null },
): AdmissionSubject {
  const { data, id } = stored;
  const payment = {
    amountCents: saleOf({ amountCents, amounts }, id).amountCents,
    currency,
    method,
    takenAt: happenedAt,
    takenBy: staffName,
    tillId: tillId ?? '',
  };
  const settled = paid.includes(id) ? settle(data, { payment, typeId }) : data;
  const after = {
    ...settled,
    ...(arrived.includes(id) && { arrivedAt, arrivedBy: staffName }),
    ...(arrived.includes(id) &&
      isReleaseSigned &&
      !data.liabilityWaiver && {
        liabilityWaiver: true,
        signedName: null,
        signedOn: 'paper' as const,
        releaseSignedAt: happenedAt,
      }),
    version: data.version + 1,
  };
  return { ...stored, data: { ...after, state: deriveRegistrationState(after) } };
}

type Admit = typeof admitAtDesk;
type Answer = ResponseOf<Admit>;
type Refused = Problem<ProblemOf<Admit>>;

export interface AdmitRequest extends DeskSender {
  body: BodyOf<Admit>;
  request: IdempotentRequest | null;
}

/** Admits a person or a party: payments, arrivals, till and audit entries in one commit. */
export async function admitRegistrations(admitRequest: AdmitRequest): Promise<Answer | Refused> {
  const id = newId();
  return withIdempotency<Answer, Refused>(
    admitRequest.request,
    async () => {
      const { body, caller, now } = admitRequest;
      const chosen = caller.eventId ?? body.eventId;
      const ownEvent = chosen ?? (body.ticketIds.length > 0 && (await findActiveEvent(now))?.id);
      const doneAt = body.doneAt ? offlineActionTime(body.doneAt, now) : null;
      const newcomers = await readNewcomers(body, { ...admitRequest, doneAt });
      if (isProblem(newcomers)) return newcomers;
      const submissionIds = [...body.submissionIds, ...newcomers.knownIds];
      const eventId = ownEvent || null;
      const toAdmit = await readRegistrationsOrTickets({ ...body, submissionIds, eventId });
      return isProblem(toAdmit) ? toAdmit : decide(id, admitRequest, toAdmit, newcomers);
    },
    // The desk gave the money back. Who enters a paper list opens a till and repeats it.
    { storesRejection: admitRequest.body.source !== 'paper' },
  );
}

/** Returns the registration with the ticket that its holder shows, if any. */
function withShownTicket(
  stored: AdmissionSubject,
  ticket: Stored<TicketDocument> | undefined,
): AdmissionSubject {
  if (!ticket) return stored;
  const { id: ticketId, data } = ticket;
  return { ...stored, data: settle(stored.data, { ticketId, typeId: data.typeId }) };
}

/**
 * Returns the people of an admission as they are stored or created, the tickets that they show by registration, and a
 * function that returns values of the request by registration.
 */
function partyOf(known: AdmissionSubjects, { drafts, idByRef, ...newcomers }: NewcomerSubjects) {
  const asStored: AdmissionSubject[] = [
    ...known.registrations,
    ...drafts.map(({ subject }) => subject),
  ];
  const shown = new Map([
    ...known.shown,
    ...newcomers.shown,
    ...drafts.flatMap(({ subject, ticket }) => (ticket ? [[subject.id, ticket] as const] : [])),
  ]);
  const byRegistration = <T>(values: Record<string, T>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        known.idByTicket.get(key) ?? idByRef.get(key) ?? key,
        value,
      ]),
    );
  return { asStored, shown, byRegistration };
}

async function decide(
  id: string,
  admitRequest: AdmitRequest,
  known: AdmissionSubjects,
  newcomers: NewcomerSubjects,
): Promise<CommitPlan<Answer> | Refused> {
  const { body, caller, now } = admitRequest;
  const { drafts, repeatedIds } = newcomers;
  const { asStored, shown, byRegistration } = partyOf(known, newcomers);
  const registrations = asStored.map((stored) => withShownTicket(stored, shown.get(stored.id)));
  const doneAt = new Date(offlineActionTime(body.doneAt, now)).toISOString();
  const isPaper = body.source === 'paper';
  const takenCents = body.takenCents && byRegistration(body.takenCents);
  const asked = decideAdmission(registrations.map(withId), {
    ...body,
    takenCents,
    staffName: caller.fullName,
    doneAt: body.doneAt ? Date.parse(doneAt) : null,
    repeatedIds,
    now,
  });
  if ('problem' in asked) return asked;
  const eventId = registrations[0]?.data.eventId ?? '';
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  if (!event) return problem('event-gone');
  const { ticketPrice } = event.data;
  const isFact = isPaper || Boolean(body.doneAt);
  const ended = drafts.length > 0 && !isFact ? endedProblem(event.data, now) : undefined;
  if (ended) return ended;
  const { charged: payers, owed } = await chargingOwedTickets(registrations);
  const payment = await decidePayment(event, {
    registrations: payers,
    charged: [...asked.paying, ...asked.payingTwice],
    typeIds: byRegistration(body.typeIds),
    takenCents,
    method: body.method,
    isFact,
    caller,
  });
  if (isProblem(payment)) return payment;
  const { types, priceOf, till } = payment;
  const { amounts, ...decided } = decideByPrices(asked, payment);
  const isTouched = (submissionId: string) =>
    decided.arriving.includes(submissionId) ||
    decided.paying.includes(submissionId) ||
    decided.payingTwice.includes(submissionId) ||
    submissionId in decided.conflicts;
  const admission: AdmissionDocument = {
    eventId,
    arrived: decided.arriving,
    paid: decided.paying,
    paidTwice: decided.payingTwice.filter((submissionId) => amounts[submissionId] !== 0),
    amountCents: ticketPrice.amountCents,
    amounts,
    method: body.method,
    tillId: till?.id ?? null,
    happenedAt: isPaper ? new Date(now).toISOString() : doneAt,
    source: body.source,
    staffId: caller.uid,
    staffName: caller.fullName,
    doubts: decided.conflicts,
    undoneAt: null,
    undoneBy: null,
  };
  const cameAt = (submittedAt: string) => (isPaper && doneAt < submittedAt ? submittedAt : doneAt);
  const after = registrations.map((registration) =>
    isTouched(registration.id)
      ? applyAdmission(registration, admission, cameAt(registration.data.submittedAt), {
          currency: ticketPrice.currency,
          isReleaseSigned: body.isReleaseSigned,
          typeId: types[registration.id] ?? null,
        })
      : registration,
  );
  const sold = asStored.map(({ data }, index) => ({
    before: isDraft(asStored[index]) ? null : registrationPlace(data),
    after: registrationPlace(after[index]?.data ?? data),
  }));
  const paidFor = [...owed].filter(([submissionId]) => decided.paying.includes(submissionId));
  const ofDrafts = drafts.flatMap((draft) =>
    draft.owed ? [[draft.subject.id, draft.owed] as const] : [],
  );
  const tickets = new Map([...shown, ...paidFor, ...ofDrafts]);
  const usedTickets = [...tickets].flatMap(([submissionId, ticket]) =>
    isTouched(submissionId) ? [ticket] : [],
  );
  const used = usedTickets.map(({ data }) => ({ before: ticketPlace(data), after: null }));
  const places = await countPlaces([...sold, ...used], { now, isEnforced: !isFact });
  if (isProblem(places)) return places;
  const newTypes = after.filter(
    (subject, index) => !isDraft(subject) && asStored[index]?.data.typeId !== subject.data.typeId,
  );
  const progress = await Promise.all(
    newTypes.map(({ data }) => progressWrites(data, { typeId: data.typeId })),
  );
  const touched = after.filter((registration) => isTouched(registration.id));
  const people = { registrations: after, currency: ticketPrice.currency };
  if (touched.length === 0) return { writes: [], response: toResponse(id, admission, people) };
  const touchedIds = touched.map((registration) => registration.id);
  const writesFor = (subject: AdmissionSubject): Write[] => {
    const draft = drafts.find((each) => each.subject.id === subject.id);
    if (draft) return draft.writesFor(subject, withId(event));
    const { path, data, revision } = subject;
    return [{ kind: 'update', path, data, revision }];
  };
  return {
    response: toResponse(id, admission, people),
    participantIds: after.map(({ data }) => data.participantId),
    writes: [
      ...admissionWrites(id, admission, { touched, shown, tickets, writesFor, till, caller, now }),
      ...conflictWritesFor(id, admission, {
        registrations: asStored,
        currency: ticketPrice.currency,
        priceOf,
      }),
      ...places,
      ...progress.flat(),
      ...(await redeemedTypeWrites(usedTickets, touchedIds)),
    ],
  };
}

/** True for a registration that the admission creates. */
const isDraft = (subject: AdmissionSubject | undefined) => subject?.revision === undefined;

function toResponse(
  id: string,
  admission: AdmissionDocument,
  { registrations, currency }: { registrations: readonly AdmissionSubject[]; currency: string },
): Answer {
  const centsOf = (ids: readonly string[]) =>
    totalCents(ids.map((paidId) => saleOf(admission, paidId)));
  return {
    id,
    people: registrations.map((registration) => toDeskPerson(withId(registration))),
    arrived: admission.arrived,
    amountCents: centsOf([...admission.paid, ...admission.paidTwice]),
    happenedAt: admission.happenedAt,
    undoUntil: undoEnd('admission', Date.parse(admission.happenedAt)),
    conflicts: {
      ...admission.doubts,
      ...Object.fromEntries(admission.paidTwice.map((paidId) => [paidId, 'paid-twice' as const])),
    },
    paidTwice:
      admission.paidTwice.length === 0
        ? null
        : { amountCents: centsOf(admission.paidTwice), currency },
  };
}
