/** Firestore cost of one operation: documents read and written, by collection. */
export interface Operation {
  /** Duration of the function call in milliseconds; 0 if the client accesses Firestore directly. */
  serverMs: number;
  reads: Readonly<Record<string, number>>;
  writes: Readonly<Record<string, number>>;
}

/**
 * Counts of `tests/support/firestore-cost`, which `tests/api/http/firestore-cost.demo.test.ts` compares. `announcements`:
 * up to ten of the event so far.
 */
export const operations = {
  register: {
    serverMs: 90,
    reads: { events: 1, releases: 1, rateLimits: 1, tickets: 1, ticketCounts: 1 },
    writes: { registrations: 1, participants: 1, progress: 1, tickets: 1, idempotentRequests: 1 },
  },
  open: {
    serverMs: 0,
    reads: { events: 1, catalogues: 1, participants: 1, progress: 1, announcements: 10 },
    writes: {},
  },
  checkIn: {
    serverMs: 45,
    reads: { participants: 1, events: 1, catalogues: 1, progress: 1 },
    writes: { checkIns: 1, progress: 1, idempotentRequests: 1 },
  },
  /** Starts the visits of the registration, too. */
  firstCheckIn: {
    serverMs: 50,
    reads: { participants: 2, events: 1, catalogues: 1, progress: 1, registrations: 1 },
    writes: { checkIns: 1, progress: 1, registrations: 1, idempotentRequests: 1 },
  },
  /** Choice of a name on the leaderboard. The query of staff with the name finds none, which costs one read. */
  join: {
    serverMs: 50,
    reads: { participants: 1, staff: 1, rateLimits: 1, progress: 1, displayNames: 2 },
    writes: { rateLimits: 1, progress: 1, displayNames: 1 },
  },
  /** Code of a first reward. */
  code: {
    serverMs: 50,
    reads: {
      participants: 2,
      idempotentRequests: 1,
      events: 1,
      catalogues: 1,
      progress: 1,
      registrations: 1,
      rewards: 1,
    },
    writes: { redemptionCodes: 1, registrations: 1, idempotentRequests: 1 },
  },
  leaderboard: { serverMs: 12, reads: { participants: 1, leaderboards: 1 }, writes: {} },
  /** Report that a phone showed an announcement. */
  shown: {
    serverMs: 30,
    reads: { participants: 2, announcements: 1 },
    writes: { participants: 1 },
  },
  redeem: {
    serverMs: 50,
    reads: { staff: 1, rateLimits: 1, redemptionCodes: 1 },
    writes: { claims: 1, progress: 1, audit: 1, changes: 1, idempotentRequests: 1 },
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
