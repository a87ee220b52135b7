import {
  type AdmissionDocument,
  emptyTillColumn,
  type OfflineConflictDocument,
  type TillDocument,
} from '@wine-walk/common/model/desk.ts';
import { checkInRecord } from '../check-in-record.ts';
import { at } from './staff-api.ts';

export const till = (name: string, changes: Partial<TillDocument> = {}): TillDocument => ({
  eventId: 'autumn',
  staffId: `staff-${name}`,
  staffName: `${name} of the walk`,
  currency: 'USD',
  openingFloatCents: 5000,
  salesCents: 0,
  salesCount: 0,
  refundsCents: 0,
  card: emptyTillColumn,
  other: emptyTillColumn,
  handedOverCents: 0,
  openedAt: at,
  closedAt: null,
  closedBy: null,
  countedCents: null,
  countedCardCents: null,
  explanation: '',
  ...changes,
});

/** A moment before the tests run. */
export const admission: AdmissionDocument = {
  eventId: 'autumn',
  arrived: ['TICKETSUBM1SS10N0001'],
  paid: [],
  paidTwice: [],
  amountCents: 3500,
  amounts: {},
  method: 'cash',
  tillId: null,
  happenedAt: '2099-01-01T00:00:00.000Z',
  source: 'desk',
  staffId: 'staff-desk',
  staffName: 'desk of the walk',
  doubts: {},
  undoneAt: null,
  undoneBy: null,
};

export const conflict: OfflineConflictDocument = {
  eventId: 'autumn',
  kind: 'redemption',
  reason: 'already-claimed',
  participantId: 'maya',
  submissionId: null,
  rewardId: 'two',
  paid: null,
  isGivenBack: false,
  happenedAt: at,
  staffName: 'desk of the walk',
  earlierAt: at,
  earlierBy: 'admin',
  settledAt: null,
  settledBy: null,
  note: '',
};

/** Staff check-in whose undo period does not end. */
export const checkInByStaff = checkInRecord(
  {
    eventId: 'autumn',
    participantId: 'maya',
    businessId: 'cask',
    state: 'verified',
    source: 'staff',
    reviewedBy: 'desk of the walk',
    reviewerId: 'staff-desk',
    reviewedAt: '2099-01-01T00:00:00.000Z',
  },
  at,
);
