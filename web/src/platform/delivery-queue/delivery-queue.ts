import { type RetryController, retryWithBackoff } from '../api/retry-with-backoff.ts';
import { classifyFailure, type FailureOutcome } from './classify-failure.ts';
import {
  type Delivery,
  isFinal,
  mergePersisted,
  newDelivery,
  type QueueEntry,
} from './delivery.ts';
import { DeliveryStore, PersistedEntries } from './delivery-store.ts';
import type { DeliveryHandler, QueueEnvironment } from './environment.ts';

/** Time in flight before `isSlow`, in milliseconds. */
export const slowMs = 8000;

/** Delays after a round without a final response. */
export const retryDelays = { firstMs: 30_000, maxMs: 5 * 60_000, jitter: 0 };

/**
 * Owns an action from the tap to the server's final response: persisted before it is sent, sent under one key
 * by one tab at a time, retried until there is a response. Independent of the screen.
 */
export class DeliveryQueue<Payload, Answer> {
  readonly #environment: QueueEnvironment;
  readonly #delivering: DeliveryHandler<Payload, Answer>;
  readonly #retry: RetryController;
  readonly #table = new DeliveryStore<Payload, Answer>(() => this.#retryWhileSubscribed());
  readonly #persisted: PersistedEntries<Payload, Answer>;
  #owner: string | null = null;
  #isReady = false;
  /** Sending round in progress. */
  #round: Promise<void> | null = null;
  #isRoundDue = false;

  constructor(environment: QueueEnvironment, delivering: DeliveryHandler<Payload, Answer>) {
    this.#environment = environment;
    this.#delivering = delivering;
    this.#persisted = new PersistedEntries(this.#table, environment.store, delivering.payload);
    this.#retry = retryWithBackoff(() => void this.#sendAll(), {
      ...retryDelays,
      clock: environment.clock,
      // The queue handles wake events while it has subscribers.
      wakeOn: null,
    });
  }

  /** Snapshot; a new object after every change. */
  getSnapshot = this.#table.getSnapshot;

  /** Subscribes to the snapshot. Queued entries are retried while there is a subscriber. */
  subscribe = this.#table.subscribe;

  /** Reports every response and failed attempt; returns an unsubscribe function. */
  watch = this.#table.watch;

  /** Sets the owner of the entries; null if signed out. Nothing is sent before `isReady`. */
  setOwner(owner: string | null, isReady: boolean): void {
    if (owner !== this.#owner) {
      this.#table.replace(new Map());
      this.#table.setSessionExpired(false);
    }
    this.#owner = owner;
    this.#isReady = isReady;
    void this.#sendAll();
  }

  /** Adds an entry and returns its key in the snapshot. Throws if signed out. */
  submit(payload: Payload): string {
    if (this.#owner === null) throw new Error('Nobody is signed in.');
    const key = crypto.randomUUID();
    const createdAt = this.#environment.clock.now();
    const entry = { key, owner: this.#owner, createdAt, payload, refusal: null };
    this.#table.add(newDelivery(entry, true));
    void this.#persistAndSend(entry);
    return key;
  }

  /** Sends queued entries now, also after the session expired. */
  async flush(): Promise<void> {
    this.#table.setSessionExpired(false);
    this.#retry.reset();
    await this.#sendAll();
  }

  /** Reads entries that other tabs persisted or delivered; sends nothing. */
  refresh = async (): Promise<void> => void (await this.#sync());

  /** Removes an entry in a final state. */
  async dismiss(key: string): Promise<void> {
    const delivery = this.#table.get(key);
    if (!delivery || !isFinal(delivery)) return;
    this.#table.remove(key);
    if (delivery.state === 'refused') await this.#environment.store.remove(key);
  }

  /**
   * Withdraws a queued entry in all tabs; false if one of them is sending it, or if it is final. One that may have reached
   * the server stays as `withdrawn` until it is dismissed.
   */
  async cancel(key: string): Promise<boolean> {
    const { lock, store, clock } = this.#environment;
    let isCancelled = false;
    await lock.run(key, async () => {
      const delivery = this.#table.get(key);
      if (delivery?.state !== 'queued') return;
      isCancelled = true;
      if (!(await store.put({ key, withdrawnAt: clock.now() }))) await store.remove(key);
      const isUnsent = !delivery.mayBeSentElsewhere && delivery.failedAttempts === 0;
      if (isUnsent) this.#table.remove(key);
      else this.#table.change(key, { state: 'withdrawn' });
    });
    return isCancelled;
  }

  /**
   * Returns the number of unsent entries of this owner, including those not in the snapshot. Throws if the device does not
   * say what it stores.
   */
  async countUnsent(owner: string): Promise<number> {
    const current = owner === this.#owner ? this.getSnapshot().deliveries : [];
    const all = mergePersisted(current, await this.#persisted.entriesOf(owner), false);
    return [...all.values()].filter((delivery) => !isFinal(delivery)).length;
  }

  #retryWhileSubscribed(): () => void {
    const stop = this.#environment.onWake(() => {
      this.#retry.reset();
      void this.#sendAll();
    });
    return () => {
      stop();
      this.#retry.stop();
    };
  }

  /** False if the device does not say what it stores. */
  async #sync(): Promise<boolean> {
    const owner = this.#owner;
    if (owner === null) return true;
    const now = this.#environment.clock.now();
    return this.#persisted.sync(owner, now, () => owner === this.#owner);
  }

  async #persistAndSend(entry: QueueEntry<Payload>): Promise<void> {
    const isPersisted = await this.#environment.store.put({ ...entry });
    this.#table.change(entry.key, { state: 'queued', isPersisted });
    if (this.#canSend()) {
      const outcome = await this.#send(entry.key);
      const isAnswered = outcome === null && this.#table.get(entry.key)?.state !== 'queued';
      // The server can be reached again, also for entries that wait for a retry.
      if (isAnswered && this.#hasQueued) await this.#sendAll();
      else this.#planRetry(outcome);
    } else if (!isPersisted && !this.#environment.isOnline()) this.#table.finish(entry.key, 'lost');
    else this.#table.change(entry.key, { hasWaited: true });
  }

  get #hasQueued(): boolean {
    return this.getSnapshot().deliveries.some(({ state }) => state === 'queued');
  }

  #canSend(): boolean {
    const isPaused = this.getSnapshot().isSessionExpired;
    return this.#isReady && !isPaused && this.#environment.isOnline();
  }

  /** Runs a round, and another one if requested during it. */
  #sendAll(): Promise<void> {
    this.#isRoundDue = true;
    this.#round ??= this.#sendRounds().finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  async #sendRounds(): Promise<void> {
    while (this.#isRoundDue) {
      this.#isRoundDue = false;
      await this.#sendRound();
    }
  }

  async #sendRound(): Promise<void> {
    const isRead = await this.#sync();
    let last: FailureOutcome | null = null;
    for (const { key } of this.getSnapshot().deliveries) {
      if (!this.#canSend()) break;
      last = (await this.#send(key)) ?? last;
      if (last?.kind === 'retry' && last.haltsQueue) break;
    }
    this.#planRetry(last, !isRead);
  }

  /** `mayHaveMore`: the device may store entries that this tab does not know. */
  #planRetry(last: FailureOutcome | null, mayHaveMore = false): void {
    if (!(this.#hasQueued || mayHaveMore) || !this.#canSend() || !this.#table.hasSubscribers)
      return;
    // An entry locked by another tab is not a failure, since that tab may close.
    if (!last) this.#retry.reset();
    this.#retry.schedule(last?.kind === 'retry' ? last.retryAfterMs : 0);
  }

  /** Sends a queued entry unless another tab has it; returns the outcome, null if nothing is left to do. */
  async #send(key: string): Promise<FailureOutcome | null> {
    const delivery = this.#table.get(key);
    if (delivery?.state !== 'queued') return null;
    this.#table.change(key, { state: 'in-flight', isSlow: false });
    const tried: { verdict: FailureOutcome | null } = { verdict: null };
    const isMine = await this.#environment.lock.run(key, async () => {
      tried.verdict = await this.#try(delivery);
    });
    if (!isMine && this.#table.get(key)?.state === 'in-flight')
      this.#table.change(key, { state: 'queued', hasWaited: true, mayBeSentElsewhere: true });
    return tried.verdict;
  }

  async #try(delivery: Delivery<Payload, Answer>): Promise<FailureOutcome | null> {
    const { key } = delivery;
    const { store, clock } = this.#environment;
    // Another tab may have delivered, dismissed or withdrawn it since it was read.
    if (delivery.hasWaited && (await this.#persisted.isGone(delivery))) {
      this.#table.remove(key);
      return null;
    }
    const stopClock = clock.setTimeout(slowMs, () =>
      this.#table.change(key, { isSlow: true, hasWaited: true }),
    );
    const hasWaited = () => this.#table.get(key)?.hasWaited ?? true;
    try {
      // A refusal that came in time must not become slow while it is stored.
      const answer = await this.#delivering.deliver(delivery, hasWaited).finally(stopClock);
      this.#retry.reset();
      // Reported before the deletion: a repeated request with this key returns the same response.
      const forgotten = store.remove(key);
      this.#table.finish(key, 'delivered', { answer, error: null });
      await forgotten;
      return null;
    } catch (error) {
      return await this.#fail(delivery, error);
    }
  }

  async #fail(delivery: Delivery<Payload, Answer>, error: unknown): Promise<FailureOutcome> {
    const { key, owner, createdAt, payload, failedAttempts, isPersisted } = delivery;
    const verdict = classifyFailure(error);
    if (verdict.kind === 'refused') {
      const { refusal } = verdict;
      const { store } = this.#environment;
      const record = { key, owner, createdAt, payload, refusal };
      // The end of a session may have deleted the entry.
      await (owner === this.#owner ? store.put(record) : store.update(key, () => record));
      this.#table.finish(key, 'refused', { refusal, error: null });
      return verdict;
    }
    if (verdict.kind === 'session-over' && this.#table.get(key))
      this.#table.setSessionExpired(true);
    const failed = { failedAttempts: failedAttempts + 1, hasWaited: true, error };
    // An entry that is not persisted is lost, with an error, rather than retried in the background.
    if (!isPersisted && verdict.kind === 'retry') this.#table.finish(key, 'lost', failed);
    else {
      this.#table.change(key, { state: 'queued', ...failed });
      this.#table.emit('failed', key);
    }
    return verdict;
  }
}
