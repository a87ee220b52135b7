import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { admitAtDesk } from '@wine-walk/common/api/staff/desk.ts';
import type { DeskPayment } from '@wine-walk/common/model/categories.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { offeredPayments } from '@wine-walk/common/rules/payments/desk-payments.ts';
import { deskTypes, ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import type { Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import type { AdmissionSubject } from './newcomers.ts';
import { requireSalesTill, type StoredTill } from './tills.ts';

type Amounts = Readonly<Record<string, number>>;
type TypeIds = BodyOf<typeof admitAtDesk>['typeIds'];

interface Payers {
  registrations: readonly AdmissionSubject[];
  /** IDs of the registrations whose money was taken. */
  charged: readonly string[];
  /** Types that the desk chose, by registration. */
  typeIds: TypeIds;
  /** Amounts that the desk took, in cents, by registration; undefined if the request does not say. */
  takenCents: Amounts | undefined;
  method: DeskPayment;
  /** True for an action offline or on paper, which is not refused. */
  isFact: boolean;
  caller: StaffMember;
}

export interface AdmissionPayment {
  /** Type of the ticket of each registration; null for none. */
  types: Record<string, string | null>;
  /** Amounts in cents, by registration that pays. */
  amounts: Record<string, number>;
  /** Returns the price of the ticket of a registration, in cents. */
  priceOf: (submissionId: string) => number;
  /** Till of the staff member; null if nothing is paid. */
  till: StoredTill | null;
}

/** Decides the amounts that the people of an admission pay, the types of their tickets, and the till. */
export async function decidePayment(
  { id: eventId, data: event }: Stored<EventDocument>,
  { registrations, charged, typeIds, takenCents, method, isFact, caller }: Payers,
) {
  const types = soldTypes(registrations, event, { typeIds, isFact });
  if (isProblem(types)) return types;
  const priceOf = (submissionId: string) =>
    ticketPriceOf(event, types[submissionId] ?? null).amountCents;
  const mispaid = registrations.find(
    ({ id }) => charged.includes(id) && (takenCents?.[id] ?? priceOf(id)) !== priceOf(id),
  );
  if (mispaid && !isFact)
    return problem('price-changed', {
      name: mispaid.data.fullName,
      priceCents: priceOf(mispaid.id),
      currency: event.ticketPrice.currency,
    });
  // An offline payment is a fact, also at an earlier price.
  const amounts = Object.fromEntries(charged.map((id) => [id, takenCents?.[id] ?? priceOf(id)]));
  // A free ticket needs no till.
  const isPaid = Object.values(amounts).some((cents) => cents > 0);
  const till = isPaid ? await requireSalesTill(eventId, caller, event.ticketPrice) : null;
  if (till && 'problem' in till) return till;
  const notTaken = till && !isFact && (await paymentProblem(method));
  if (notTaken) return notTaken;
  return { types, amounts, priceOf, till } satisfies AdmissionPayment;
}

/** Returns the types of the tickets that the registrations pay for. A device that was offline may name an old one. */
function soldTypes(
  registrations: readonly AdmissionSubject[],
  event: EventDocument,
  { typeIds, isFact }: { typeIds: TypeIds; isFact: boolean },
): Record<string, string | null> | Problem<'ticket-not-for-sale'> {
  const onSale = deskTypes(event);
  const isOnSale = (typeId: string) => onSale.some(({ id }) => id === typeId);
  const ownType = (id: string) =>
    registrations.find((registration) => registration.id === id)?.data.typeId;
  const unknown = Object.entries(typeIds).some(
    ([id, typeId]) => !isOnSale(typeId) && ownType(id) !== typeId,
  );
  if (unknown && !isFact) return problem('ticket-not-for-sale', {}, 'typeIds');
  return Object.fromEntries(
    registrations.map(({ id, data }) => {
      const chosen = typeIds[id];
      const typeId = chosen && isOnSale(chosen) ? chosen : data.typeId;
      return [id, typeId ?? onSale[0]?.id ?? null];
    }),
  );
}

/** Returns the problem if the organization does not take payments by this method. */
async function paymentProblem(
  method: DeskPayment,
): Promise<Problem<'payment-not-offered'> | undefined> {
  const { paymentMethods } = await readOrganizationDocument();
  if (offeredPayments(paymentMethods).includes(method)) return undefined;
  return problem('payment-not-offered', {}, 'method');
}
