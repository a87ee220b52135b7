import { type Confirmation, cacheConfirmation } from '../attendee/shared/cached-confirmation.ts';

export const confirmation: Confirmation = {
  submissionId: 'SUBMISSION1',
  participantName: 'Iris Okafor',
  submittedAt: '2025-02-10T15:30:00.000Z',
  paymentMethod: 'prepaid',
  ticketId: 'WW2024-001240',
  isVerified: true,
  mustSign: false,
  state: 'verified',
  arrivedAt: null,
  isOwn: true,
  event: {
    id: 'winter-2025',
    name: 'Winter Wine Walk',
    place: 'Depot Square, Harlow, VA',
    startTime: '2025-02-15T19:00:00.000Z',
    endTime: '2025-02-15T23:00:00.000Z',
    timeZone: 'America/New_York',
    ticketPrice: { amountCents: 3500, currency: 'USD' },
  },
};

/** Caches the confirmation of the sample registration, after the arrival by default, so that no screen fetches it. */
export function cacheOwnConfirmation(overrides: Partial<Confirmation> = {}): void {
  cacheConfirmation({
    ...confirmation,
    submissionId: 'submission',
    state: 'arrived',
    arrivedAt: '2026-11-20T18:05:00.000Z',
    ...overrides,
  });
}
