import type { LiveQuery } from './live-source.ts';

/** The events that staff made active; which one is the walk's, the clock says. */
export const activeEvents: LiveQuery = { path: 'events', where: [['isActive', '==', true]] };

/** Where in Firestore a person's walk lies. */
export const walkPaths = {
  participant: (uid: string) => `participants/${uid}`,
  catalogue: (eventId: string) => `catalogues/${eventId}`,
  progress: (uid: string, eventId: string) => `participants/${uid}/progress/${eventId}`,
};
