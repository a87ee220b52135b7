import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';

type Given = Pick<CheckInDocument, 'eventId' | 'participantId' | 'businessId' | 'state'>;

/** Stored check-in without a fix at this time, not reviewed. */
export const checkInRecord = (
  given: Given & Partial<CheckInDocument>,
  at: string,
): CheckInDocument => ({
  latitude: null,
  longitude: null,
  accuracyMeters: null,
  distanceMeters: null,
  capturedAt: at,
  receivedAt: at,
  reasons: [],
  usedVenueCode: false,
  idempotencyKey: null,
  source: 'device',
  reviewedBy: null,
  reviewerId: null,
  reviewedAt: null,
  reviewReason: null,
  version: 1,
  ...given,
});
