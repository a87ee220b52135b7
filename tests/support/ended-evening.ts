import type { CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import type { ProgressDocument } from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { cashRegistration } from './registration-record.ts';
import { Chance } from './simulation/chance.ts';

type Documents = Record<string, Record<string, unknown>>;

interface EveningInput {
  eventId: string;
  people: number;
  businessIds: readonly string[];
  /** Epoch milliseconds. */
  startMs: number;
  hours: number;
  seed: number;
  /** Reward that those with 2 stops or more got, by the first business. */
  rewardId: string;
}

/** Figures of an evening, counted while it was made. */
interface Recount {
  came: number;
  visits: number;
  byBusiness: Record<string, number>;
  rewards: number;
  netCents: number;
}

/** Makes the documents of an evening that is over, with a recount of them. Of ten people, one does not come. */
export function endedEvening(input: EveningInput): { documents: Documents; recount: Recount } {
  const { eventId, people, businessIds, startMs, hours, rewardId } = input;
  const chance = new Chance(input.seed);
  const documents: Documents = {};
  const byBusiness = Object.fromEntries(businessIds.map((id) => [id, 0]));
  const recount: Recount = { came: 0, visits: 0, byBusiness, rewards: 0, netCents: 0 };
  const time = (ms: number) => new Date(ms).toISOString();
  for (let index = 0; index < people; index += 1) {
    const uid = `walker-${index}`;
    const hasCome = index % 10 !== 0;
    const paysCash = index % 3 === 0 && hasCome;
    const submittedAt = time(startMs - 86_400_000);
    const arrivedMs = startMs + chance.integer(0, 60) * 60_000;
    const visited = hasCome ? businessIds.filter(() => chance.is(0.5)) : [];
    const visits: ProgressDocument['visits'] = {};
    for (const businessId of visited) {
      const checkInTime = time(arrivedMs + chance.integer(1, (hours - 1) * 60 - 1) * 60_000);
      visits[businessId] = { checkInTime, state: 'verified' };
      byBusiness[businessId] = (byBusiness[businessId] ?? 0) + 1;
      recount.visits += 1;
      const checkIn: CheckInDocument = {
        eventId,
        businessId,
        participantId: uid,
        latitude: 38.1,
        longitude: -79,
        accuracyMeters: 8,
        distanceMeters: 4,
        usedVenueCode: false,
        idempotencyKey: null,
        capturedAt: checkInTime,
        receivedAt: checkInTime,
        state: 'verified',
        reasons: [],
        source: 'device',
        reviewedBy: null,
        reviewerId: null,
        reviewedAt: null,
        reviewReason: null,
        version: 1,
      };
      documents[`checkIns/${eventId}_${uid}_${businessId}`] = { ...checkIn };
    }
    const registration: RegistrationDocument = {
      ...cashRegistration({
        eventId,
        participantId: uid,
        fullName: `Walker ${index}`,
        submittedAt,
        email: `walker-${index}@example.com`,
      }),
      ticketId: paysCash ? null : `EV-${index}`,
      isVerified: true,
      state: visited.length > 0 ? 'walking' : hasCome ? 'arrived' : 'verified',
      arrivedAt: hasCome ? time(arrivedMs) : null,
      firstVisitAt: visited.length > 0 ? time(arrivedMs + 60_000) : null,
      payment: paysCash
        ? {
            amountCents: 3500,
            currency: 'USD',
            method: 'cash',
            takenBy: 'desk',
            takenAt: time(arrivedMs),
            tillId: `${eventId}_till_1`,
          }
        : null,
    };
    documents[`registrations/EVENING${String(index).padStart(13, '0')}`] = { ...registration };
    documents[`participants/${uid}/progress/${eventId}`] = {
      ...emptyProgress(uid, eventId),
      visits,
    };
    recount.came += Number(hasCome);
    if (paysCash) recount.netCents += 3500;
    if (visited.length < 2) continue;
    recount.rewards += 1;
    documents[`claims/${eventId}_${uid}_${rewardId}`] = {
      eventId,
      participantId: uid,
      rewardId,
      code: `${10_000_000 + index}`,
      claimedAt: time(arrivedMs + 3_600_000),
      redeemedBy: 'shop',
      idempotencyKey: null,
      businessId: businessIds[0] ?? null,
    };
  }
  documents[`tills/${eventId}_till_1`] = {
    eventId,
    staffId: 'staff-desk',
    staffName: 'Desk',
    currency: 'USD',
    openingFloatCents: 10_000,
    salesCents: recount.netCents,
    refundsCents: 0,
    salesCount: recount.netCents / 3500,
    handedOverCents: 0,
    explanation: '',
    openedAt: time(startMs),
    closedAt: time(startMs + hours * 3_600_000),
    closedBy: 'desk',
    countedCents: 10_000 + recount.netCents,
  };
  return { documents, recount };
}
