import type { LiveQuery } from '../../platform/live/live-store.ts';

/** The events that staff made active; which one is the walk's, the clock says. */
export const activeEventsQuery: LiveQuery = { path: 'events', where: [['isActive', '==', true]] };

/** Where in Firestore a person's walk lies. */
export const eventDataPaths = {
  /** Who they are, and what they registered for. */
  participant: (uid: string) => `participants/${uid}`,
  /** The event's businesses, rewards and point rules. */
  catalogue: (eventId: string) => `catalogues/${eventId}`,
  /** Their visits and rewards at the event. */
  progress: (uid: string, eventId: string) => `participants/${uid}/progress/${eventId}`,
};
