import type { EventDocument } from '../../model/events.ts';
import type { ProgressDocument } from '../../model/participants.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import type { PeopleFigures } from '../../model/results.ts';
import type { ClaimDocument } from '../../model/rewards.ts';
import { owedCents } from '../payments/payment.ts';

const hourMs = 60 * 60_000;
/** Maximum number of hours that are counted apart. */
const maxHours = 24;

/** Hours by which visits are counted. */
export interface ResultHours {
  firstHourTime: string;
  hours: number;
}

/** Returns the hours of an event, from the full hour of its start. */
export function resultHours({
  startTime,
  endTime,
}: {
  startTime: string;
  endTime: string;
}): ResultHours {
  const first = Math.floor(Date.parse(startTime) / hourMs) * hourMs;
  const hours = Math.ceil((Date.parse(endTime) - first) / hourMs);
  return {
    firstHourTime: new Date(first).toISOString(),
    hours: Math.min(Math.max(hours, 1), maxHours),
  };
}

/** Returns the hour of a visit, the nearest one for visits outside the event. */
function hourOf(time: string | null, { firstHourTime, hours }: ResultHours): number {
  const at = time === null ? 0 : Date.parse(time) - Date.parse(firstHourTime);
  return Math.min(Math.max(Math.floor(at / hourMs), 0), hours - 1);
}

export const noPeople: PeopleFigures = {
  registered: 0,
  came: 0,
  returning: 0,
  byTicket: 0,
  paid: 0,
  due: 0,
  sharing: 0,
  stops: [],
  visits: {},
  claims: {},
  shopClaims: {},
  paidCents: {},
};

/** Documents of one registration that the results are counted from. */
export interface CountedPerson {
  registration: Pick<
    RegistrationDocument,
    | 'status'
    | 'arrivedAt'
    | 'firstVisitAt'
    | 'ticketId'
    | 'typeId'
    | 'payment'
    | 'isVerified'
    | 'sharesTicketPlace'
  >;
  progress: Pick<ProgressDocument, 'visits'> | undefined;
  claims: readonly Pick<ClaimDocument, 'rewardId' | 'businessId'>[];
  /** True if the person came to the event before. */
  isReturning: boolean;
}

/** True if the person arrived at the desk or made a verified visit. */
export function hasCome({
  status,
  arrivedAt,
  firstVisitAt,
}: Pick<RegistrationDocument, 'status' | 'arrivedAt' | 'firstVisitAt'>): boolean {
  return status === 'active' && (arrivedAt !== null || firstVisitAt !== null);
}

/** Returns the figures of one person. A cancelled registration counts for its payment and its rewards only. */
export function figuresOf(
  { registration, progress, claims, isReturning }: CountedPerson,
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>,
  hours: ResultHours,
): PeopleFigures {
  const { status, ticketId, payment, isVerified, sharesTicketPlace } = registration;
  const isActive = status === 'active';
  const came = hasCome(registration);
  const visits: PeopleFigures['visits'] = {};
  if (isActive)
    for (const [businessId, { state, checkInTime }] of Object.entries(progress?.visits ?? {})) {
      if (state !== 'verified') continue;
      visits[businessId] = unit(hourOf(checkInTime, hours));
    }
  return {
    registered: Number(isActive),
    came: Number(came),
    returning: Number(came && isReturning),
    byTicket: Number(isActive && ticketId !== null),
    paid: Number(isActive && ticketId === null && isVerified),
    due: Number(isActive && owedCents(registration, event) > 0),
    sharing: Number(isActive && sharesTicketPlace === true),
    stops: came ? unit(Object.keys(visits).length) : [],
    visits,
    claims: countBy(claims.map(({ rewardId }) => rewardId)),
    shopClaims: countBy(claims.flatMap(({ businessId }) => businessId ?? [])),
    paidCents: payment ? { [payment.method]: payment.amountCents } : {},
  };
}

/** Returns zeros up to an index, and 1 there. */
const unit = (index: number) => Array.from({ length: index + 1 }, (_, at) => Number(at === index));

function countBy(keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]),
  );
}

const addLists = (a: readonly number[], b: readonly number[]) =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));

function addRecords<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (one: T, other: T) => T,
): Record<string, T> {
  const sum = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = sum[key];
    sum[key] = before === undefined ? value : add(before, value);
  }
  return sum;
}

/** Returns the figures of two groups of people together. */
export function addFigures(a: PeopleFigures, b: PeopleFigures): PeopleFigures {
  const plus = (one: number, other: number) => one + other;
  return {
    registered: a.registered + b.registered,
    came: a.came + b.came,
    returning: a.returning + b.returning,
    byTicket: a.byTicket + b.byTicket,
    paid: a.paid + b.paid,
    due: a.due + b.due,
    sharing: a.sharing + b.sharing,
    stops: addLists(a.stops, b.stops),
    visits: addRecords(a.visits, b.visits, addLists),
    claims: addRecords(a.claims, b.claims, plus),
    shopClaims: addRecords(a.shopClaims, b.shopClaims, plus),
    paidCents: addRecords(a.paidCents, b.paidCents, plus),
  };
}
