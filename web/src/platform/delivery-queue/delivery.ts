import { problemDetails } from '@wine-walk/common/api/contract/problems.ts';
import { z } from 'zod';

/** Reason of a refusal, for any language. */
const refusal = z.object({
  /** Problem code of the contract. */
  code: z.string(),
  /** Server message. */
  message: z.string(),
  details: problemDetails,
});
export type Refusal = z.infer<typeof refusal>;

const stored = z.object({
  /** Idempotency key of every attempt. */
  key: z.string(),
  /** Uid of the participant or staff account; the entry is not sent with another account. */
  owner: z.string(),
  /** Creation time by the device clock, in epoch milliseconds. */
  createdAt: z.number(),
  payload: z.unknown(),
  /** Null until the server refused it; shown until dismissed. */
  refusal: refusal.nullable(),
});

const withdrawn = z.object({ key: z.string(), withdrawnAt: z.number() });

/** Remains of a withdrawn entry, by which no other tab sends it. `withdrawnAt`: in epoch milliseconds. */
export type WithdrawnRecord = z.infer<typeof withdrawn>;

/** Persisted entry. */
export interface QueueEntry<Payload> {
  key: string;
  owner: string;
  createdAt: number;
  payload: Payload;
  refusal: Refusal | null;
}

/** Returns the valid entries of this owner, earliest first. */
export function entriesOfOwner<Payload>(
  records: readonly unknown[],
  owner: string,
  payload: z.ZodType<Payload>,
): QueueEntry<Payload>[] {
  return records
    .flatMap((record) => {
      const entry = stored.safeParse(record).data;
      const read = entry && payload.safeParse(entry.payload);
      return entry?.owner === owner && read?.success ? [{ ...entry, payload: read.data }] : [];
    })
    .toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Returns the records that remain of withdrawn entries, of all owners. */
export function withdrawnRecords(records: readonly unknown[]): WithdrawnRecord[] {
  return records.flatMap((record) => withdrawn.safeParse(record).data ?? []);
}

/**
 * `saving`: being persisted. `queued`: waiting. `in-flight`: request in progress. Final: `delivered`,
 * `refused` by the server, `lost` if neither sent nor persisted, and `withdrawn` if it may have reached the server.
 */
export type DeliveryState =
  | 'saving'
  | 'queued'
  | 'in-flight'
  | 'delivered'
  | 'refused'
  | 'lost'
  | 'withdrawn';

/** Entry with the state of its delivery in this tab. */
export interface Delivery<Payload, Answer> extends QueueEntry<Payload> {
  state: DeliveryState;
  /** True if created in this page rather than read from the device. */
  isFromThisPage: boolean;
  /** True if another page may have sent it. Never false again. */
  mayBeSentElsewhere: boolean;
  /** True if persisted; otherwise it is lost with the page. */
  isPersisted: boolean;
  /** True if in flight for longer than users wait. */
  isSlow: boolean;
  /** True if it got no response at once: unsent, slow, failed, or read from the device. Never false again. */
  hasWaited: boolean;
  /** Attempts without a final response. */
  failedAttempts: number;
  /** Error of the last attempt; null if there is none. */
  error: unknown;
  /** Response if delivered. */
  answer: Answer | null;
}

/** Change of a delivery: a final state, or a `failed` attempt. */
export interface DeliveryEvent<Payload, Answer> {
  type: 'delivered' | 'refused' | 'failed' | 'lost';
  delivery: Delivery<Payload, Answer>;
}

export interface QueueSnapshot<Payload, Answer> {
  /** Earliest first. */
  deliveries: readonly Delivery<Payload, Answer>[];
  /** True if nothing is sent until the owner signs in again. */
  isSessionExpired: boolean;
}

/** True if it has its final response. */
export function isFinal({ state }: { state: DeliveryState }): boolean {
  return state !== 'saving' && state !== 'queued' && state !== 'in-flight';
}

export function newDelivery<Payload, Answer>(
  entry: QueueEntry<Payload>,
  isOwn: boolean,
): Delivery<Payload, Answer> {
  const persistedState = entry.refusal ? 'refused' : 'queued';
  return {
    ...entry,
    state: isOwn ? 'saving' : persistedState,
    isFromThisPage: isOwn,
    mayBeSentElsewhere: !isOwn,
    isPersisted: !isOwn,
    isSlow: false,
    hasWaited: !isOwn,
    failedAttempts: 0,
    error: null,
    answer: null,
  };
}

/**
 * Merges the tab's deliveries with persisted entries. Missing entries were delivered or dismissed by another
 * tab unless the browser evicted them. Entries of this page stay until the page has the response.
 */
export function mergePersisted<Payload, Answer>(
  known: Iterable<Delivery<Payload, Answer>>,
  persisted: readonly QueueEntry<Payload>[],
  wasEvicted: boolean,
): Map<string, Delivery<Payload, Answer>> {
  const persistedByKey = new Map(persisted.map((entry) => [entry.key, entry]));
  const merged = new Map<string, Delivery<Payload, Answer>>();
  for (const delivery of known) {
    const entry = persistedByKey.get(delivery.key);
    const isKept = ['in-flight', 'delivered', 'withdrawn'].includes(delivery.state);
    if (entry?.refusal && delivery.state === 'queued') {
      merged.set(delivery.key, { ...delivery, state: 'refused', refusal: entry.refusal });
    } else if (entry || wasEvicted || delivery.isFromThisPage || isKept)
      merged.set(delivery.key, delivery);
  }
  for (const entry of persisted) {
    if (!merged.has(entry.key)) merged.set(entry.key, newDelivery(entry, false));
  }
  return merged;
}
