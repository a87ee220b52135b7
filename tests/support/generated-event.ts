import { deriveRegistrationState } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { checkInRecord } from './check-in-record.ts';
import { cashRegistration, ticketRegistration } from './registration-record.ts';

/** Document written this many minutes after the start. */
export interface Written {
  minute: number;
  path: string;
  data: Record<string, unknown>;
}

/** Deterministic linear congruential generator. */
function numbers(seed: number) {
  let last = seed;
  return () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return last / 2 ** 32;
  };
}

interface Afternoon {
  eventId: string;
  /** Epoch milliseconds. */
  start: number;
  businessIds: readonly string[];
  rewardIds: readonly string[];
}

const tillIds = ['till-1', 'till-2', 'till-3'];
const priceCents = 3500;

/**
 * Documents of an event of 4 hours with `people` attendees: registrations, cancellations, arrivals, payments,
 * check-ins and claims, ordered by minute. A path occurs once per change.
 */
export function generateEventDocuments(people: number, afternoon: Afternoon): Written[] {
  const random = numbers(2026);
  const tills = new Map(tillIds.map((id) => [id, { salesCents: 0, salesCount: 0 }]));
  const persons = Array.from({ length: people }, (_, index) => personOf(index, afternoon, random));
  const written = persons.flatMap(({ documents }) => documents);
  const sales = persons.flatMap(({ paidMinute }) => (paidMinute === null ? [] : [paidMinute]));
  for (const [index, minute] of sales.toSorted((a, b) => a - b).entries()) {
    const id = tillIds[index % tillIds.length] ?? '';
    const till = tills.get(id) ?? { salesCents: 0, salesCount: 0 };
    till.salesCents += priceCents;
    till.salesCount += 1;
    // Every twentieth payment is refunded.
    const refundsCents = Math.floor(till.salesCount / 20) * priceCents;
    written.push({
      minute,
      path: `tills/${id}`,
      data: tillOf(afternoon, { ...till, refundsCents }),
    });
  }
  return written.toSorted((a, b) => a.minute - b.minute);
}

function personOf(
  index: number,
  { eventId, start, businessIds, rewardIds }: Afternoon,
  random: () => number,
) {
  const instant = (minute: number) => new Date(start + Math.round(minute * 60_000)).toISOString();
  const uid = `walker-${index}`;
  const fullName = `Walker ${index}`;
  const documents: Written[] = [];
  const byTicket = random() < 0.7;
  const facts = (byTicket ? ticketRegistration : cashRegistration)({
    eventId,
    participantId: uid,
    fullName,
    email: `${uid}@example.com`,
    submittedAt: instant(0),
  });
  const write = (minute: number, changes: Partial<typeof facts>) => {
    Object.assign(facts, changes);
    const data = { ...facts, state: deriveRegistrationState(facts) };
    documents.push({ minute, path: `registrations/${uid}`, data });
  };
  const registered = random() * 220 - 30;
  write(registered, { submittedAt: instant(registered) });
  const done = { documents, paidMinute: null as number | null };
  if (random() < 0.04) {
    write(registered + 10, { status: 'cancelled', cancelledAt: instant(registered + 10) });
    return done;
  }
  if (random() < 0.06) return done;
  const arrived = Math.max(0, registered) + random() * 40;
  if (!byTicket) {
    done.paidMinute = arrived;
    const takenAt = instant(arrived);
    const payment = {
      amountCents: priceCents,
      currency: 'USD',
      method: 'cash' as const,
      takenAt,
      takenBy: 'desk',
      tillId: 'till-1',
    };
    write(arrived, { payment, isVerified: true, paidAt: takenAt });
  }
  // Some attendees never show their ID.
  if (random() < 0.9) write(arrived, { arrivedAt: instant(arrived) });
  let minute = arrived;
  for (const businessId of businessIds.filter(() => random() < 0.7)) {
    minute += 3 + random() * 25;
    const chance = random();
    const state = chance < 0.9 ? 'verified' : chance < 0.97 ? 'pending' : 'refused';
    const capturedAt = instant(minute);
    documents.push({
      minute,
      path: `checkIns/${eventId}_${uid}_${businessId}`,
      data: { ...checkInRecord({ eventId, participantId: uid, businessId, state }, capturedAt) },
    });
    if (state === 'verified' && facts.firstVisitAt === null)
      write(minute, { firstVisitAt: capturedAt });
  }
  for (const rewardId of rewardIds.filter(() => random() < 0.3)) {
    minute += 5;
    const claimedAt = instant(minute);
    const data = {
      eventId,
      participantId: uid,
      rewardId,
      code: '12345678',
      claimedAt,
      redeemedBy: 'desk',
      idempotencyKey: null,
    };
    documents.push({ minute, path: `claims/${eventId}_${uid}_${rewardId}`, data });
  }
  return done;
}

const tillOf = ({ eventId, start }: Afternoon, cash: Record<string, number>) => ({
  eventId,
  staffId: 'staff-desk',
  staffName: 'desk of the walk',
  currency: 'USD',
  openingFloatCents: 5000,
  handedOverCents: 0,
  openedAt: new Date(start).toISOString(),
  closedAt: null,
  closedBy: null,
  countedCents: null,
  explanation: '',
  ...cash,
});
