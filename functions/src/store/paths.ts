/** Where every document lives (design, Data). */
export const paths = {
  events: 'events',
  event: (id: string) => `events/${id}`,
  catalogues: 'catalogues',
  catalogue: (eventId: string) => `catalogues/${eventId}`,
  announcements: (eventId: string) => `events/${eventId}/announcements`,
  announcement: (eventId: string, id: string) => `events/${eventId}/announcements/${id}`,
  businesses: 'businesses',
  business: (id: string) => `businesses/${id}`,
  rewards: 'rewards',
  reward: (id: string) => `rewards/${id}`,
  pointRules: 'pointRules',
  pointRule: (id: string) => `pointRules/${id}`,
  tickets: 'tickets',
  ticket: (id: string) => `tickets/${id}`,
  registrations: 'registrations',
  registration: (submissionId: string) => `registrations/${submissionId}`,
  participants: 'participants',
  participant: (uid: string) => `participants/${uid}`,
  progressOf: (uid: string) => `participants/${uid}/progress`,
  progress: (uid: string, eventId: string) => `participants/${uid}/progress/${eventId}`,
  checkIns: 'checkIns',
  checkIn: (eventId: string, uid: string, businessId: string) =>
    `checkIns/${checkInId(eventId, uid, businessId)}`,
  redemptionCode: (code: string) => `redemptionCodes/${code}`,
  claim: (eventId: string, uid: string, rewardId: string) => `claims/${eventId}_${uid}_${rewardId}`,
  staff: 'staff',
  staffMember: (uid: string) => `staff/${uid}`,
  audit: (id: string) => `audit/${id}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
} as const;

/** A participant has one check-in at a business of an event. */
export function checkInId(eventId: string, uid: string, businessId: string): string {
  return `${eventId}_${uid}_${businessId}`;
}
