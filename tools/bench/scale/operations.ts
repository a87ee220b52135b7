/** Firestore cost of one operation: documents read and written, by collection. */
export interface Operation {
  /** Answered by a function, and for how long it is busy: milliseconds; 0 where the client talks to Firestore itself. */
  serverMs: number;
  reads: Readonly<Record<string, number>>;
  writes: Readonly<Record<string, number>>;
}

/**
 * As `counted-operations.ts` counts them (`tests/api/http/firestore-cost.test.ts` holds the two together); `announcements` counts
 * those of the evening so far, ten at the most.
 */
export const operations = {
  register: {
    serverMs: 90,
    reads: { events: 1, rateLimits: 1, tickets: 1 },
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
  leaderboard: { serverMs: 12, reads: { participants: 1, leaderboards: 1 }, writes: {} },
  redeem: {
    serverMs: 50,
    reads: { staff: 1, rateLimits: 1, redemptionCodes: 1 },
    writes: { claims: 1, progress: 1, audit: 1, idempotentRequests: 1 },
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** Documented Firestore limits of a database, collection and document, in operations a second. */
export const limits = {
  /** Of documents whose indexed field only ever grows, such as a time: all of them land at the index's end. */
  writesToGrowingIndex: 500,
  /** Of a collection that was not written to before: it grows by half every five minutes. */
  firstWritesToCollection: 500,
  /** To one and the same document, for longer than a moment. */
  writesToDocument: 1,
  /** Connections at once. */
  connections: 1_000_000,
} as const;

/** Requests that one instance of the function answers at once (functions/src/index.ts). */
export const concurrency = 80;
export const maxInstances = 20;
