import type { LiveQuery } from '../../../platform/live/live-store.ts';

/** Query for the events activated by staff; the current time selects the one to show. */
export const activeEventsQuery: LiveQuery = { path: 'events', where: [['isActive', '==', true]] };

/** Firestore paths of an attendee's event data. */
export const eventDataPaths = {
  event: (eventId: string) => `events/${eventId}`,
  /** Profile and registrations of the attendee. */
  participant: (uid: string) => `participants/${uid}`,
  /** Businesses, rewards and point rules of the event. */
  catalog: (eventId: string) => `catalogues/${eventId}`,
  /** Visits and rewards of the attendee at the event. */
  progress: (uid: string, eventId: string) => `participants/${uid}/progress/${eventId}`,
};
