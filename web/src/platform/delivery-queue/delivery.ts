import type { QueueEntry } from './entry.ts';

/**
 * `saving`: being kept on the device. `queued`: to be sent. `in-flight`: its request is under way. The last three
 * are final: `delivered` the server took it, `refused` it decided against it, `lost` neither the server took it
 * nor could the device keep it.
 */
export type DeliveryState = 'saving' | 'queued' | 'in-flight' | 'delivered' | 'refused' | 'lost';

/** An entry, and how far its delivery has come in this tab. */
export interface Delivery<Payload, Answer> extends QueueEntry<Payload> {
  state: DeliveryState;
  /** It was made in this page, not read from what the device kept. */
  isFromThisPage: boolean;
  /** The device keeps it; else it is lost with the page. */
  isPersisted: boolean;
  /** Its request has been under way for longer than people wait. */
  isSlow: boolean;
  /** Requests that came to no final answer. */
  failedAttempts: number;
  /** What the last of these threw; null without one. */
  error: unknown;
  /** Set where delivered. */
  answer: Answer | null;
}

/** What just happened to a delivery: it got its final state, or a try `failed` without one. */
export interface DeliveryEvent<Payload, Answer> {
  type: 'delivered' | 'refused' | 'failed' | 'lost';
  delivery: Delivery<Payload, Answer>;
}

export interface QueueSnapshot<Payload, Answer> {
  /** The earliest first. */
  deliveries: readonly Delivery<Payload, Answer>[];
  /** Nothing is sent until its owner has signed in again. */
  isSessionExpired: boolean;
}

/** Whether it has its final answer. */
export function isFinal({ state }: { state: DeliveryState }): boolean {
  return state === 'delivered' || state === 'refused' || state === 'lost';
}

export function newDelivery<Payload, Answer>(
  entry: QueueEntry<Payload>,
  isOwn: boolean,
): Delivery<Payload, Answer> {
  const kept = entry.refusal ? 'refused' : 'queued';
  return {
    ...entry,
    state: isOwn ? 'saving' : kept,
    isFromThisPage: isOwn,
    isPersisted: !isOwn,
    isSlow: false,
    failedAttempts: 0,
    error: null,
    answer: null,
  };
}

/**
 * What this tab knows, brought up to date with what the device keeps. What is gone from there was delivered or
 * dismissed by another tab, unless the browser evicted it. What was made in this page stays in either
 * case, until the page itself knows the answer.
 */
export function mergePersisted<Payload, Answer>(
  known: Iterable<Delivery<Payload, Answer>>,
  kept: readonly QueueEntry<Payload>[],
  wasEvicted: boolean,
): Map<string, Delivery<Payload, Answer>> {
  const keptByKey = new Map(kept.map((entry) => [entry.key, entry]));
  const merged = new Map<string, Delivery<Payload, Answer>>();
  for (const delivery of known) {
    const entry = keptByKey.get(delivery.key);
    const isMoving = delivery.state === 'in-flight' || delivery.state === 'delivered';
    if (entry?.refusal && delivery.state === 'queued') {
      merged.set(delivery.key, { ...delivery, state: 'refused', refusal: entry.refusal });
    } else if (entry || wasEvicted || delivery.isFromThisPage || isMoving)
      merged.set(delivery.key, delivery);
  }
  for (const entry of kept) {
    if (!merged.has(entry.key)) merged.set(entry.key, newDelivery(entry, false));
  }
  return merged;
}
