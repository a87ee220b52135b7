import { type DeskPayment, deskPayment } from '../../model/categories.ts';
import type { TillDocument } from '../../model/desk.ts';
import type { EventDocument } from '../../model/events.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import { owedCents } from '../payments/payment.ts';
import { expectedTillCents, tillColumnOf } from './till.ts';

/** Totals of an event by one method, in cents. */
interface MethodTotals {
  method: DeskPayment;
  salesCount: number;
  salesCents: number;
  refundsCents: number;
  /** Sales less refunds. */
  netCents: number;
  /** Sum of the payments that registrations have; equal to `netCents` unless a paid registration was deleted. */
  registrationsCents: number;
}

/** Money and people of an event, for the treasurer. */
export interface ClosingReport {
  /** Methods in use; cash always. */
  methods: MethodTotals[];
  /** Totals of all methods. */
  netCents: number;
  registrationsCents: number;
  /** Cash that the tills should hold, and that was counted; null until all are counted. */
  expectedCashCents: number;
  countedCashCents: number | null;
  /** Active registrations by ticket or payment, without the ones that `totalDue` counts. */
  people: { byTicket: number; paid: number };
}

type ReportedRegistration = Pick<
  RegistrationDocument,
  'state' | 'ticketId' | 'payment' | 'isVerified'
>;

const isActive = ({ state }: Pick<RegistrationDocument, 'state'>) => state !== 'cancelled';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns the totals of an event's tills beside those of its registrations. */
export function closingReport(
  tills: readonly TillDocument[],
  registrations: readonly ReportedRegistration[],
): ClosingReport {
  const methods = deskPayment.options
    .map((method) => methodTotals(method, tills, registrations))
    .filter(
      ({ method, salesCount, refundsCents, registrationsCents }) =>
        method === 'cash' || salesCount > 0 || refundsCents > 0 || registrationsCents > 0,
    );
  const counted = tills.flatMap(({ countedCents }) => countedCents ?? []);
  const active = registrations.filter(isActive);
  const byTicket = active.filter(({ ticketId }) => ticketId !== null).length;
  const paid = active.filter(({ ticketId, isVerified }) => ticketId === null && isVerified).length;
  return {
    methods,
    netCents: sum(methods.map(({ netCents }) => netCents)),
    registrationsCents: sum(methods.map(({ registrationsCents }) => registrationsCents)),
    expectedCashCents: sum(tills.map(expectedTillCents)),
    countedCashCents: counted.length === tills.length ? sum(counted) : null,
    people: { byTicket, paid },
  };
}

/** Returns how many people still owe a price, by their ticket's type, and the total in cents; free tickets have none. */
export function totalDue(
  registrations: readonly Pick<RegistrationDocument, 'state' | 'isVerified' | 'typeId'>[],
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>,
): { people: number; amountCents: number } {
  const prices = registrations
    .filter(isActive)
    .map((registration) => owedCents(registration, event))
    .filter((cents) => cents > 0);
  return { people: prices.length, amountCents: sum(prices) };
}

function methodTotals(
  method: DeskPayment,
  tills: readonly TillDocument[],
  registrations: readonly ReportedRegistration[],
): MethodTotals {
  const columns = tills.map((till) => tillColumnOf(till, method));
  const salesCents = sum(columns.map((column) => column.salesCents));
  const refundsCents = sum(columns.map((column) => column.refundsCents));
  const payments = registrations.flatMap(({ payment }) =>
    payment?.method === method ? payment.amountCents : [],
  );
  return {
    method,
    salesCount: sum(columns.map(({ salesCount }) => salesCount)),
    salesCents,
    refundsCents,
    netCents: salesCents - refundsCents,
    registrationsCents: sum(payments),
  };
}
