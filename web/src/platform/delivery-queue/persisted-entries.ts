import type { z } from 'zod';
import { mergePersisted } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { entriesOfOwner, type QueueEntry } from './entry.ts';
import type { QueueStore } from './queue-store.ts';

/** A tab's knowledge of persisted entries. */
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

  /** Synchronizes the tab with the device for this owner, and persists entries again that were evicted. */
  async sync(owner: string, isStillOwner: () => boolean): Promise<void> {
    const found = await this.#store.list();
    if (found === null || !isStillOwner()) return;
    const kept = entriesOfOwner(found.records, owner, this.#payload);
    const wasEvicted = found.generation !== this.#generation;
    const merged = mergePersisted(this.#table.getSnapshot().deliveries, kept, wasEvicted);
    this.#generation = found.generation;
    this.#table.replace(merged);
    const keys = new Set(kept.map(({ key }) => key));
    for (const { key, createdAt, payload, refusal, state, isPersisted } of merged.values()) {
      const isToKeep = isPersisted && (state === 'queued' || (state === 'refused' && wasEvicted));
      if (!isToKeep || keys.has(key)) continue;
      await this.#store.put({ key, owner, createdAt, payload, refusal });
    }
  }

  /** Returns the persisted entries of this owner; empty if the database does not respond. */
  async entriesOf(owner: string): Promise<QueueEntry<Payload>[]> {
    const found = await this.#store.list();
    return found ? entriesOfOwner(found.records, owner, this.#payload) : [];
  }

  /** True if another tab has delivered or dismissed it since the last read. */
  isRemoved(key: string): Promise<boolean> {
    return this.#store.isRemoved(key, this.#generation);
  }
}
