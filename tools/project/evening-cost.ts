import { type Operation, type OperationName, operations } from './operations.ts';

/*
 * Firestore operations of an event: the one model of docs/reports/scale.md, docs/reports/performance.md and
 * `npm run project -- cost`. tests/simulation/evening-cost.test.ts compares it with an evening whose operations are counted.
 */

/** Number of actions at an event, by one attendee and by staff. */
export const eveningPlan = {
  hours: 5,
  checkIns: 12,
  /** Openings of the app by one attendee. */
  openings: 20,
  leaderboardViews: 5,
  /** Share of the attendees who claim a reward. */
  redeemShare: 0.6,
  /** Edits of the catalog by staff, each pushed to every open app. */
  catalogEdits: 25,
  announcements: 10,
  /** Refreshes of a desk's offline list. */
  refreshesPerHour: 30,
} as const;

/** Number of each operation by one attendee. */
export const operationsOfAttendee = {
  register: 1,
  open: eveningPlan.openings,
  firstCheckIn: 1,
  checkIn: eveningPlan.checkIns - 1,
  join: 1,
  leaderboard: eveningPlan.leaderboardViews,
  shown: 1,
  code: eveningPlan.redeemShare,
  redeem: eveningPlan.redeemShare,
} as const satisfies Record<OperationName, number>;

/** Documents of the participant that the open app watches. */
const watched = ['participants', 'progress'];
/** Documents that a TTL policy deletes, which is billed. */
const expiring = ['idempotentRequests', 'redemptionCodes', 'rateLimits'];

/** Documents that the security rules read for the listeners of one opening: event of the catalog, participant for the announcements. */
const ruleReadsPerOpening = 2;

/** Reads of an open staff overview in an hour, independent of the attendees (docs/reports/scale.md). */
export const overviewReadsPerHour = 25_000;

/**
 * Leaderboard that is always open somewhere: a rebuild every 15 seconds, which reads and writes its own documents, and each
 * changed progress in the three rebuilds of the 30 seconds after it. After an edit, and once in the minutes until the next, a
 * rebuild reads all attendees; nine tenths have arrived by then.
 */
const rebuilds = (eveningPlan.hours * 3600) / 15;
export const rebuild = { reads: 4, writes: 2 } as const;
const completeRebuilds = 2 * eveningPlan.catalogEdits * 0.9;
const readsPerChange = 3;

/** Documents that a refresh of a desk's offline list reads without changes; queries without a result are billed, too. */
export const readsPerRefresh = 6;
/** Writes of a registration and its ticket that a desk reads: both at the registration, the first visit, a code. */
const changesOfRegistration = 3 + eveningPlan.redeemShare;
/** A refresh reads the last minute again, so that each change is read in one and a half refreshes of two minutes. */
const refreshesPerChange = 1.5;

export interface Evening {
  attendees: number;
  /** Desks with an open page. */
  desks: number;
}

/** Returns the sum for one attendee. `count`: of one operation. */
function perAttendee(count: (operation: Operation, name: OperationName) => number): number {
  return (Object.keys(operations) as OperationName[]).reduce(
    (sum, name) => sum + operationsOfAttendee[name] * count(operations[name], name),
    0,
  );
}

/** Returns the number of documents, of some collections if given. */
export function documentsOf(byCollection: Operation['reads'], collections?: readonly string[]) {
  return Object.entries(byCollection).reduce(
    (sum, [name, count]) => sum + (!collections || collections.includes(name) ? count : 0),
    0,
  );
}

/** Changes of an attendee's own documents while the app is open. */
const ownChanges = perAttendee(({ writes }, name) =>
  name === 'register' ? 0 : documentsOf(writes, watched),
);

/** Returns the documents read by purpose. */
export function eveningReads({ attendees, desks }: Evening) {
  const { hours, openings, catalogEdits, announcements, refreshesPerHour } = eveningPlan;
  const refreshes = refreshesPerHour * hours * (readsPerRefresh + 1);
  const listed = attendees * (1 + changesOfRegistration * refreshesPerChange);
  return round({
    attendees: attendees * perAttendee(({ reads }) => documentsOf(reads)),
    snapshots: attendees * (ownChanges + catalogEdits + announcements),
    rules: attendees * openings * ruleReadsPerOpening,
    leaderboard:
      rebuilds * rebuild.reads +
      attendees * (completeRebuilds + (eveningPlan.checkIns + 1) * readsPerChange),
    overview: overviewReadsPerHour * hours,
    desks: desks * (refreshes + listed),
  });
}

/** Returns the documents written by purpose. */
export function eveningWrites({ attendees }: Evening) {
  return round({
    attendees: attendees * perAttendee(({ writes }) => documentsOf(writes)),
    leaderboard: rebuilds * rebuild.writes,
  });
}

/** Returns the documents that expire after the event. */
export function eveningDeletes({ attendees }: Evening): number {
  return Math.round(attendees * perAttendee(({ writes }) => documentsOf(writes, expiring)));
}

const round = <P extends string>(parts: Record<P, number>): Record<P, number> =>
  Object.fromEntries(
    Object.entries<number>(parts).map(([name, value]) => [name, Math.round(value)]),
  ) as Record<P, number>;

export const total = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, value) => sum + value, 0);

/** Desks that an event of this size opens: one for 400 attendees in the first hour. */
export function usualDesks(attendees: number): number {
  return Math.min(12, Math.max(2, Math.ceil(attendees / 800)));
}
