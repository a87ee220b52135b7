import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  closeTill,
  handOverCash,
  listTills,
  openTill,
} from '@wine-walk/common/api/staff/tills.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import {
  type TillDocument,
  type TillEntryDocument,
  tillDocument,
} from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { Money } from '@wine-walk/common/model/fields/values.ts';
import { addToTill, expectedTillCents, newTill } from '@wine-walk/common/rules/desk/till.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readTills } from '../../firestore/events/desk.ts';
import { type IdempotentRequest, withIdempotency } from '../../firestore/idempotency.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

const tillNotFound = () => problem('till-not-found');

/** Returns the reason why the caller cannot count a till or transfer its cash; undefined if there is none. */
function tillCountBlocker(
  till: TillDocument | undefined,
  caller: StaffMember,
): Problem<'till-counted' | 'till-not-found'> | undefined {
  if (!till || (caller.role !== 'admin' && till.staffId !== caller.uid)) return tillNotFound();
  if (!till.closedAt) return undefined;
  return problem('till-counted', { by: till.closedBy ?? '' });
}

export type StoredTill = Stored<TillDocument>;

/** Returns the caller's open till; a problem if there is none. */
export async function requireOwnOpenTill(
  eventId: string,
  { uid }: { uid: string },
): Promise<StoredTill | Problem<'no-till' | 'till-closed'>> {
  const tills = await readTills(eventId, uid);
  const open = tills.find(({ data }) => data.closedAt === null);
  if (open) return open;
  return tills.length > 0 ? problem('till-closed') : problem('no-till');
}

/** Returns the caller's open till for sales at this price; a problem if there is none in its currency. */
export async function requireSalesTill(
  eventId: string,
  caller: { uid: string },
  price: Money,
): Promise<StoredTill | Problem<'no-till' | 'till-closed' | 'till-currency'>> {
  const till = await requireOwnOpenTill(eventId, caller);
  if ('problem' in till || till.data.currency === price.currency) return till;
  return problem('till-currency', { held: till.data.currency, price: price.currency });
}

interface Movement {
  method: DeskPayment;
  happenedAt: string;
  staffName: string;
  entryId: (submissionId: string) => string;
}

/** Payment of one registration. */
export interface Sale {
  submissionId: string;
  amountCents: number;
}

/** Returns the total of these payments, in cents. */
export function totalCents(sales: readonly Sale[]): number {
  return sales.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Returns the writes of the payments for these registrations. */
export function saleWrites(
  till: StoredTill,
  sales: readonly Sale[],
  { method, happenedAt, staffName, entryId }: Movement,
): Write[] {
  const { data, path, revision } = till;
  const salesCents = totalCents(sales);
  const fields = addToTill(data, method, { salesCents, salesCount: sales.length });
  return [
    { kind: 'update', path, data: fields, revision },
    ...sales.map(({ submissionId, amountCents }) =>
      tillEntryWrite(entryId(submissionId), {
        eventId: data.eventId,
        tillId: till.id,
        kind: 'sale',
        method,
        amountCents,
        submissionId,
        otherTillId: null,
        happenedAt,
        staffName,
        note: '',
      }),
    ),
  ];
}

/** Returns the writes that take a double payment out of a till. `id`: ID of the entry. */
export function refundWrites(
  till: StoredTill,
  {
    id,
    ...movement
  }: { id: string } & Pick<
    TillEntryDocument,
    'method' | 'amountCents' | 'submissionId' | 'happenedAt' | 'staffName' | 'note'
  >,
): Write[] {
  const { method, amountCents, submissionId, happenedAt, staffName, note } = movement;
  return [
    {
      kind: 'update',
      path: till.path,
      data: addToTill(till.data, method, { refundsCents: amountCents }),
      revision: till.revision,
    },
    tillEntryWrite(id, {
      eventId: till.data.eventId,
      tillId: till.id,
      kind: 'refund',
      method,
      amountCents: -amountCents,
      submissionId,
      otherTillId: null,
      happenedAt,
      staffName,
      note,
    }),
  ];
}

/** Returns the create-only write of one till entry. */
export function tillEntryWrite(id: string, data: TillEntryDocument): Write {
  return { kind: 'create', path: documentPaths.tillEntry(id), data };
}

export interface StaffRequest {
  caller: StaffMember;
  request: IdempotentRequest | null;
  now: number;
}

/** Returns a till for staff, with its expected cash. */
export function toAdminTill(id: string, data: TillDocument) {
  return { ...withId({ id, data }), expectedCents: expectedTillCents(data) };
}

/** Returns the tills of an event, earliest first. Desk staff receive their own and the open ones. */
export async function listTillsFor(
  eventId: string,
  caller: StaffMember,
): Promise<ResponseOf<typeof listTills>> {
  const found = await readTills(eventId);
  const isOwn = ({ staffId }: TillDocument) => staffId === caller.uid;
  const visible = found.filter(
    ({ data }) => caller.role === 'admin' || isOwn(data) || data.closedAt === null,
  );
  const own = found.find(({ data }) => isOwn(data) && data.closedAt === null);
  return {
    tills: visible.map(({ id, data }) => toAdminTill(id, data)),
    ownTillId: own?.id ?? null,
  };
}

/** Opens the caller's till. The number in its ID prevents a second one for simultaneous requests. */
export async function openTillFor(
  { eventId, openingFloatCents }: BodyOf<typeof openTill>,
  { caller, request, now }: StaffRequest,
): Promise<AnswerOf<typeof openTill>> {
  return withIdempotency<ResponseOf<typeof openTill>, Problem<'event-gone'>>(request, async () => {
    const event = await readDocument(documentPaths.event(eventId), eventDocument);
    if (!event) return problem('event-gone');
    const tills = await readTills(eventId, caller.uid);
    const opened = tills.find(({ data }) => data.closedAt === null);
    if (opened) return { writes: [], response: toAdminTill(opened.id, opened.data) };
    const id = `${eventId}_${caller.uid}_${tills.length + 1}`;
    const data = newTill({
      eventId,
      staffId: caller.uid,
      staffName: caller.fullName,
      currency: event.data.ticketPrice.currency,
      openingFloatCents,
      openedAt: new Date(now).toISOString(),
    });
    const note = {
      actor: caller.username,
      action: 'till.open',
      target: documentPaths.till(id),
      now,
    };
    return {
      writes: [{ kind: 'create', path: documentPaths.till(id), data }, auditWrite(note)],
      response: toAdminTill(id, data),
    };
  });
}

/** Transfers cash from one open till to another. */
export async function recordTillHandover(
  id: string,
  { toTillId, amountCents }: BodyOf<typeof handOverCash>,
  { caller, request, now }: StaffRequest,
): Promise<AnswerOf<typeof handOverCash>> {
  type Refused = Problem<ProblemOf<typeof handOverCash>>;
  const entryId = newId();
  return withIdempotency<ResponseOf<typeof handOverCash>, Refused>(request, async () => {
    const [from, to] = await readDocuments(
      [documentPaths.till(id), tillDocument],
      [documentPaths.till(toTillId), tillDocument],
    );
    if (!from || !to || from.id === to.id || from.data.eventId !== to.data.eventId)
      return tillNotFound();
    const adminTill = toAdminTill(id, from.data);
    const refusal = tillCountBlocker(from.data, caller);
    if (refusal) return refusal;
    if (to.data.closedAt) return problem('other-till-closed', { staff: to.data.staffName });
    if (amountCents > adminTill.expectedCents) return problem('not-enough-cash');
    const transferredCents = from.data.handedOverCents + amountCents;
    const happenedAt = new Date(now).toISOString();
    const entry = (tillId: string, otherTillId: string, sign: 1 | -1) => ({
      eventId: from.data.eventId,
      tillId,
      kind: 'handover' as const,
      method: 'cash' as const,
      amountCents: sign * amountCents,
      submissionId: null,
      otherTillId,
      happenedAt,
      staffName: caller.fullName,
      note: '',
    });
    return {
      writes: [
        {
          kind: 'update',
          path: from.path,
          data: { handedOverCents: transferredCents },
          revision: from.revision,
        },
        {
          kind: 'update',
          path: to.path,
          data: { handedOverCents: to.data.handedOverCents - amountCents },
          revision: to.revision,
        },
        tillEntryWrite(`${entryId}_out`, entry(from.id, to.id, -1)),
        tillEntryWrite(`${entryId}_in`, entry(to.id, from.id, 1)),
        auditWrite({
          actor: caller.username,
          action: 'till.handover',
          target: from.path,
          now,
          details: { to: to.path, amountCents },
        }),
      ],
      response: toAdminTill(id, { ...from.data, handedOverCents: transferredCents }),
    };
  });
}

/** Closes a till with its count, which has to balance or to be explained. */
export async function countAndCloseTill(
  id: string,
  { countedCents, cardCents, explanation }: BodyOf<typeof closeTill>,
  { caller, now }: StaffRequest,
): Promise<AnswerOf<typeof closeTill>> {
  return commitWithRetry<ResponseOf<typeof closeTill>, Problem<ProblemOf<typeof closeTill>>>(
    async () => {
      const till = await readDocument(documentPaths.till(id), tillDocument);
      const refusal = tillCountBlocker(till?.data, caller);
      if (refusal || !till) return refusal ?? tillNotFound();
      const expected = expectedTillCents(till.data);
      if (countedCents !== expected && !explanation)
        return unbalanced('till-unbalanced', countedCents - expected, till.data.currency);
      const { salesCents, refundsCents } = till.data.card;
      const cardDifference = cardCents === null ? 0 : cardCents - (salesCents - refundsCents);
      if (cardDifference !== 0 && !explanation)
        return unbalanced('card-total-unbalanced', cardDifference, till.data.currency);
      const closedAt = new Date(now).toISOString();
      const data: TillDocument = {
        ...till.data,
        closedAt,
        closedBy: caller.fullName,
        countedCents,
        countedCardCents: cardCents,
        explanation,
      };
      const details = { expectedCents: expected, countedCents };
      return {
        writes: [
          { kind: 'update', path: till.path, data, revision: till.revision },
          auditWrite({
            actor: caller.username,
            action: 'till.close',
            target: till.path,
            now,
            details,
          }),
        ],
        response: toAdminTill(id, data),
      };
    },
  );
}

const unbalanced = (
  code: 'till-unbalanced' | 'card-total-unbalanced',
  cents: number,
  currency: string,
) =>
  problem(code, { differenceCents: Math.abs(cents), isMore: cents > 0, currency }, 'explanation');
