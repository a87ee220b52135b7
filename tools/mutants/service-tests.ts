/** The tests of the API that hold a feature's decisions; all of them ask the API served in their own process. */
export const serviceTests: Readonly<Record<string, readonly string[]>> = {
  announcements: ['admin-announcements'],
  businesses: ['admin-businesses'],
  catalogue: ['catalogue'],
  'check-in': ['check-in', 'check-in-review', 'capture-time', 'guessing'],
  desk: ['desk', 'shift-scope'],
  districts: ['districts'],
  events: ['admin-events', 'walk-controls'],
  'personal-data': ['personal-data'],
  'point-rules': ['admin-point-rules'],
  registration: ['registration', 'reads', 'tickets', 'desk'],
  registrations: ['admin-registrations'],
  rewards: ['admin-rewards', 'reward-stock', 'redemption', 'redemption-reads'],
  session: ['session', 'identity', 'session-matrix'],
  staff: ['admin-staff', 'staff-links', 'admin-sign-in'],
  tickets: ['admin-tickets'],
};
