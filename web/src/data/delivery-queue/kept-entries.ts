import type { z } from 'zod';
import { mergeKept } from './delivery.ts';
import type { DeliveryTable } from './delivery-table.ts';
import { ownEntries, type QueueEntry } from './entry.ts';
import type { QueueStore } from './queue-store.ts';

/** What one tab knows of what the device keeps. */
export class KeptEntries<Payload, Answer> {
  readonly #table: DeliveryTable<Payload, Answer>;
  readonly #store: QueueStore;
  readonly #payload: z.ZodType<Payload>;
  /** As of the last look. */
  #generation: string | null = null;

  constructor(
    table: DeliveryTable<Payload, Answer>,
    store: QueueStore,
    payload: z.ZodType<Payload>,
  ) {
    this.#table = table;
    this.#store = store;
    this.#payload = payload;
  }

  /**
   * Brings the tab up to date with what the device keeps for this owner, and the device with what the tab knows
   * and is gone from there although nobody removed it.
   */
  async sync(owner: string, isStillOwner: () => boolean): Promise<void> {
    const found = await this.#store.list();
    if (found === null || !isStillOwner()) return;
    const kept = ownEntries(found.records, owner, this.#payload);
    const wasEvicted = found.generation !== this.#generation;
    const merged = mergeKept(this.#table.getSnapshot().deliveries, kept, wasEvicted);
    this.#generation = found.generation;
    this.#table.replace(merged);
    const keys = new Set(kept.map(({ key }) => key));
    for (const { key, createdAt, payload, refusal, state, isKept } of merged.values()) {
      const isToKeep = isKept && (state === 'queued' || (state === 'refused' && wasEvicted));
      if (!isToKeep || keys.has(key)) continue;
      await this.#store.put({ key, owner, createdAt, payload, refusal });
    }
  }

  /** What the device keeps for this owner; nothing where it cannot be asked. */
  async entriesOf(owner: string): Promise<QueueEntry<Payload>[]> {
    const found = await this.#store.list();
    return found ? ownEntries(found.records, owner, this.#payload) : [];
  }

  /** Whether another tab has delivered or dismissed it since the last look. */
  isRemoved(key: string): Promise<boolean> {
    return this.#store.isRemoved(key, this.#generation);
  }
}
