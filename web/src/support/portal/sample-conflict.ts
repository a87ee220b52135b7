import { type OfflineConflict } from '@wine-walk/common/api/staff/desk.ts';

/** Attendee admitted offline who was admitted before. */
export const sampleConflict: OfflineConflict = {
  id: 'twice',
  eventId: 'autumn',
  kind: 'arrival',
  reason: 'already-arrived',
  submissionId: 'MAYA1',
  fullName: 'Maya Reyes',
  rewardName: null,
  paid: null,
  due: null,
  taken: null,
  isGivenBack: false,
  happenedAt: '2026-11-20T22:05:00.000Z',
  staffName: 'Ana',
  earlierAt: null,
  earlierBy: null,
  settledAt: null,
  settledBy: null,
  note: '',
};
