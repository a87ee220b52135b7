/**
 * The tests of the API that hold a feature's decisions, of those that serve the API in their own process: the others
 * ask the functions emulator, which runs another bundle than the sandbox's sources.
 */
export const serviceTests: Readonly<Record<string, readonly string[]>> = {
  announcements: ['admin-announcements'],
  businesses: ['admin-businesses'],
  catalogue: ['catalogue'],
  'check-in': ['check-in-review', 'capture-time', 'guessing'],
  desk: ['desk', 'shift-scope'],
  districts: ['districts'],
  events: ['admin-events', 'walk-controls'],
  'personal-data': ['personal-data'],
  'point-rules': ['admin-point-rules'],
  registrations: ['admin-registrations'],
  rewards: ['admin-rewards', 'reward-stock', 'redemption'],
  staff: ['admin-staff', 'staff-links', 'admin-sign-in'],
  tickets: ['admin-tickets'],
};
