/*
 * Firestore operations of an event of five hours. docs/reports/scale.md, docs/reports/performance.md and `npm run project -- cost` have
 * their figures from here; tests compare them, and the operations with those of the app (tests/support/firestore-cost).
 */

/** Hours of an event. */
export const eventHours = 5;

/** Operations of one attendee in the simulation (`npm run bench -- scale`), repeats included. */
export const perAttendee = { reads: 354, writes: 46 } as const;

/** Simulated calls of the API by one attendee: registration, 12 check-ins, lists, a reward, reports and repeats. */
const checkIns = 12;
const openings = 20;
/** Edits of the catalog by staff, each pushed to every open app. */
const catalogEdits = 25;
const announcements = 10;

/** Documents that the security rules read for the listeners of one opening: event of the catalog, participant for the announcements. */
const ruleReadsPerOpening = 2;

/** Reads of an open staff overview in an hour, independent of the attendees (docs/reports/scale.md). */
export const overviewReadsPerHour = 25_000;

/** Reads by the leaderboard for each participant while someone has it open: progress that changed, and complete reads. */
const leaderboardReadsPerAttendee = 92;

/** Refreshes of a desk's offline list in an hour, and what one reads without changes. */
const refreshesPerHour = 30;
export const readsPerRefresh = 6;
/** Writes to a registration during the event that a desk reads: arrival, payment, first visit. */
const registrationChanges = 3;
/** A refresh reads the last minute again, so that each change is read in one and a half refreshes of two minutes. */
const refreshesPerChange = 1.5;
/** Unused tickets in the list, by attendee. */
const ticketsPerAttendee = 0.5;

export interface Evening {
  attendees: number;
  /** Desks with an open page. */
  desks: number;
}

/** Returns the documents read by purpose. */
export function eveningReads({ attendees, desks }: Evening) {
  const refreshes = desks * refreshesPerHour * eventHours * readsPerRefresh;
  const changes = attendees * registrationChanges * refreshesPerChange * desks;
  return {
    attendees: attendees * perAttendee.reads,
    snapshots: attendees * (checkIns + catalogEdits + announcements),
    rules: attendees * openings * ruleReadsPerOpening,
    leaderboard: attendees * leaderboardReadsPerAttendee,
    overview: overviewReadsPerHour * eventHours,
    desks: desks * attendees * (1 + ticketsPerAttendee) + refreshes + changes,
  };
}

/** Returns the documents written. */
export function eveningWrites({ attendees }: Evening): number {
  return attendees * perAttendee.writes;
}

/** Returns the sum of the documents read. */
export function totalReads(evening: Evening): number {
  return Object.values(eveningReads(evening)).reduce((sum, reads) => sum + reads, 0);
}

/** Desks that an event of this size opens: one for 400 attendees in the first hour. */
export function usualDesks(attendees: number): number {
  return Math.min(12, Math.max(2, Math.ceil(attendees / 800)));
}
