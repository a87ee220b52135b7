import type { z } from 'zod';
import { createListeners } from '../lib/listeners.ts';
import {
  type Delivery,
  type DeliveryEvent,
  type DeliveryState,
  entriesOfOwner,
  mergePersisted,
  type QueueEntry,
  type QueueSnapshot,
  withdrawnRecords,
} from './delivery.ts';
import type { QueueStore } from './queue-store.ts';

type Watcher<Payload, Answer> = (event: DeliveryEvent<Payload, Answer>) => void;

/** Deliveries of a tab as an immutable snapshot with subscribers. */
export class DeliveryStore<Payload, Answer> {
  readonly #onFollowed: () => () => void;
  readonly #listeners = createListeners();
  readonly #watchers = new Set<Watcher<Payload, Answer>>();
  #stop: (() => void) | null = null;
  #deliveries = new Map<string, Delivery<Payload, Answer>>();
  #isSessionExpired = false;
  #snapshot: QueueSnapshot<Payload, Answer> = { deliveries: [], isSessionExpired: false };

  /**
   * `onFollowed`: called for the first subscriber; the returned function is called after the last one has
   * left.
   */
  constructor(onFollowed: () => () => void) {
    this.#onFollowed = onFollowed;
  }

  getSnapshot = (): QueueSnapshot<Payload, Answer> => this.#snapshot;

  get hasSubscribers(): boolean {
    return this.#listeners.count() > 0;
  }

  subscribe = (changed: () => void): (() => void) => {
    const leave = this.#listeners.subscribe(changed);
    this.#stop ??= this.#onFollowed();
    return () => {
      leave();
      if (this.hasSubscribers) return;
      this.#stop?.();
      this.#stop = null;
    };
  };

  watch = (watcher: Watcher<Payload, Answer>): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  get(key: string): Delivery<Payload, Answer> | undefined {
    return this.#deliveries.get(key);
  }

  /** Replaces all deliveries. */
  replace(deliveries: Map<string, Delivery<Payload, Answer>>): void {
    this.#deliveries = deliveries;
    this.#publish();
  }

  add(delivery: Delivery<Payload, Answer>): void {
    this.#deliveries.set(delivery.key, delivery);
    this.#publish();
  }

  /** Changes a delivery that still exists. */
  change(key: string, changes: Partial<Delivery<Payload, Answer>>): void {
    const current = this.#deliveries.get(key);
    if (current) this.add({ ...current, ...changes });
  }

  remove(key: string): void {
    if (this.#deliveries.delete(key)) this.#publish();
  }

  setSessionExpired(isSessionExpired: boolean): void {
    this.#isSessionExpired = isSessionExpired;
    this.#publish();
  }

  /** Sets the final state of an existing delivery and notifies the watchers. */
  finish(
    key: string,
    state: Extract<DeliveryState, DeliveryEvent<Payload, Answer>['type']>,
    changes: Partial<Delivery<Payload, Answer>> = {},
  ): void {
    this.change(key, { ...changes, state });
    this.emit(state, key);
  }

  emit(type: DeliveryEvent<Payload, Answer>['type'], key: string): void {
    const delivery = this.#deliveries.get(key);
    if (delivery) for (const watcher of this.#watchers) watcher({ type, delivery });
  }

  #publish(): void {
    const deliveries = [...this.#deliveries.values()].toSorted((a, b) => a.createdAt - b.createdAt);
    this.#snapshot = { deliveries, isSessionExpired: this.#isSessionExpired };
    this.#listeners.notify();
  }
}

/** Time for which other tabs learn of a withdrawal, in milliseconds. */
const withdrawnMs = 24 * 3_600_000;

/** Persisted entries as last read by a tab. */
export class PersistedEntries<Payload, Answer> {
  readonly #table: DeliveryStore<Payload, Answer>;
  readonly #store: QueueStore;
  readonly #payload: z.ZodType<Payload>;
  /** Generation at the last read. */
  #generation: string | null = null;

  constructor(
    table: DeliveryStore<Payload, Answer>,
    store: QueueStore,
    payload: z.ZodType<Payload>,
  ) {
    this.#table = table;
    this.#store = store;
    this.#payload = payload;
  }

  /**
   * Synchronizes the tab with the device for this owner, and persists entries again that were evicted. False if the device
   * does not say what it stores. `now`: epoch milliseconds.
   */
  async sync(owner: string, now: number, isStillOwner: () => boolean): Promise<boolean> {
    const stored = await this.#store.list();
    if (stored === null) return false;
    if (!isStillOwner()) return true;
    const persisted = entriesOfOwner(stored.records, owner, this.#payload);
    const wasEvicted = stored.generation !== this.#generation;
    const withdrawn = withdrawnRecords(stored.records);
    const withdrawnKeys = new Set(withdrawn.map(({ key }) => key));
    const known = this.#table
      .getSnapshot()
      .deliveries.filter(({ key, state }) => state !== 'queued' || !withdrawnKeys.has(key));
    const merged = mergePersisted(known, persisted, wasEvicted);
    this.#generation = stored.generation;
    this.#table.replace(merged);
    const keys = new Set(persisted.map(({ key }) => key));
    for (const { key, createdAt, payload, refusal, state, isPersisted } of merged.values()) {
      const isPersistedAgain =
        isPersisted && (state === 'queued' || (state === 'refused' && wasEvicted));
      if (!isPersistedAgain || keys.has(key)) continue;
      await this.#store.put({ key, owner, createdAt, payload, refusal });
    }
    for (const { key, withdrawnAt } of withdrawn)
      if (now - withdrawnAt > withdrawnMs) await this.#store.remove(key);
    return true;
  }

  /** Returns the persisted entries of this owner. Throws if the database does not respond. */
  async entriesOf(owner: string): Promise<QueueEntry<Payload>[]> {
    const stored = await this.#store.list();
    if (stored === null) throw new Error('The database does not respond.');
    return entriesOfOwner(stored.records, owner, this.#payload);
  }

  /**
   * True if another tab has withdrawn the entry since the last read, or delivered or dismissed one that is not of this
   * page.
   */
  async isGone({ key, isFromThisPage }: Delivery<Payload, Answer>): Promise<boolean> {
    const stored = await this.#store.list();
    if (stored === null) return false;
    if (withdrawnRecords(stored.records).some((record) => record.key === key)) return true;
    if (isFromThisPage || stored.records.some((record) => record.key === key)) return false;
    return stored.generation !== null && stored.generation === this.#generation;
  }
}
