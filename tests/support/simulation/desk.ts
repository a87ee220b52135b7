import { issueCodeAtDesk } from '@wine-walk/common/api/rewards.ts';
import { listDeskChanges, undoDeskChange } from '@wine-walk/common/api/staff/changes.ts';
import { listOfflineConflicts, resolveOfflineConflict } from '@wine-walk/common/api/staff/desk.ts';
import {
  cancelRegistration,
  changeTicket,
  readRegistration,
  registerAtDesk,
  restoreRegistration,
} from '@wine-walk/common/api/staff/registrations.ts';
import { listPendingCheckIns, reviewCheckIns } from '@wine-walk/common/api/staff/reviews.ts';
import {
  closeTill,
  handOverCash,
  listTills,
  refundPayment,
  voidPayment,
} from '@wine-walk/common/api/staff/tills.ts';
import { deskPayment } from '@wine-walk/common/model/categories.ts';
import { DeliveryQueue } from '../../../web/src/platform/delivery-queue/delivery-queue.ts';
import {
  type DeskAction,
  type DeskActionResult,
  deliverDeskAction,
  deskAction,
} from '../../../web/src/portal/shared/desk/desk-action.ts';
import type { Attendee } from './attendee.ts';
import { Device } from './device.ts';
import { businesses, eventId, rewards, ticketIds } from './event-setup.ts';
import { createCustomToken, signInWithCustomToken } from './simulated-auth.ts';
import type { Simulation } from './simulation.ts';

/** State that the desks share. */
export interface DeskHall {
  attendees: readonly Attendee[];
  /** Registrations made at a desk. */
  registered: string[];
  /** Codes issued at a desk. */
  codes: string[];
  /** Registration that a desk served last. */
  latest: string | undefined;
  /** Number of actions so far: makes each recognizable in the records. */
  actions: number;
}

/** Probability that staff leave a dialog before it has the response. */
const givesUp = 0.15;

/** Staff member with a device: admits, sells, redeems, undoes, refunds and counts. */
export class Desk {
  readonly device: Device;
  readonly username: string;
  readonly #simulation: Simulation;
  readonly #hall: DeskHall;
  /** Registrations that owe the price by the latest list; an offline desk takes it from them. */
  #owing = new Set<string>();
  #queue: DeliveryQueue<DeskAction, DeskActionResult>;

  constructor(simulation: Simulation, username: string, hall: DeskHall) {
    this.#simulation = simulation;
    this.#hall = hall;
    this.username = username;
    this.device = new Device(simulation, username);
    const { scheduler } = simulation;
    const customToken = createCustomToken(`staff-${username}`, { staff: true, generation: 1 });
    this.device.token = signInWithCustomToken(customToken, () => scheduler.now);
    this.#queue = this.#openQueue();
  }

  /** Kills the portal's page and opens it again. */
  reload(): void {
    this.device.reload();
    this.#queue = this.#openQueue();
  }

  /** Sends the queued actions. */
  flush(): void {
    void this.device.run(() => this.#queue.flush());
  }

  /** Works until a time in epoch milliseconds. */
  async work(until: number): Promise<void> {
    const { chance, scheduler } = this.#simulation;
    while (scheduler.now < until) {
      await this.#simulation.pause(5, 120, 10);
      // Without a connection, only actions that the queue takes.
      const act = this.device.isOnline ? chance.pick(this.#actions()) : this.#queued();
      const acting = act?.();
      // The next person is served while the request is on its way.
      if (chance.is(0.2)) this.#queued();
      await acting;
    }
  }

  #actions(): readonly (() => unknown)[] {
    const often = [this.#queued, this.#queued, this.#queued, this.#queued, this.#undo];
    const seldom = [this.#payBack, this.#register, this.#count, this.#handOver, this.#review];
    const rare = [
      this.#cancel,
      this.#restore,
      this.#restore,
      this.#moveTicket,
      this.#resolve,
      this.#issueCode,
    ];
    return [...often, ...often, ...seldom, ...seldom, ...rare];
  }

  /** Performs an action that also works without a connection. */
  readonly #queued = () => {
    const { chance } = this.#simulation;
    const perform = chance.pick([
      this.#admit,
      this.#admit,
      this.#admit,
      this.#redeem,
      this.#checkIn,
    ]);
    perform?.();
  };

  readonly #admit = () => {
    const { chance } = this.#simulation;
    const people = chance.is(0.2) ? [this.#somebody(), this.#somebody()] : [this.#somebody()];
    const submissionIds = [...new Set(people.filter((id) => id !== undefined))];
    const isKnownByTicket = chance.is(0.1);
    const ticketId = chance.pick(ticketIds.slice(0, 5)) ?? '';
    if (submissionIds.length === 0 && !isKnownByTicket) return;
    if (this.device.isOnline) this.#refreshList();
    const isPaying = chance.is(0.7);
    const paying = !isPaying
      ? []
      : isKnownByTicket
        ? [ticketId].filter(() => !this.device.isOnline)
        : submissionIds.filter((id) => this.#owing.has(id));
    this.#submit({
      ...this.#common('admits'),
      kind: 'admit',
      submissionIds: isKnownByTicket ? [] : submissionIds,
      ticketIds: isKnownByTicket ? [ticketId] : [],
      newcomers: [],
      takesPayment: paying.length > 0,
      takenCents: Object.fromEntries(paying.map((id) => [id, 3500])),
      isIdSeen: true,
      typeIds: {},
      method: chance.pick(deskPayment.options) ?? 'cash',
      isReleaseSigned: true,
      amountCents: 3500 * paying.length,
      openingFloatCents: chance.is(0.4) ? 5000 : null,
    });
  };

  #refreshList(): void {
    const owing = this.#simulation.server.firestore
      .documentsIn('registrations')
      .filter(({ fields }) => fields.isVerified === false);
    this.#owing = new Set(owing.map(({ id }) => id));
  }

  readonly #redeem = () => {
    const { chance } = this.#simulation;
    const { attendees, codes } = this.#hall;
    const latest = attendees.flatMap((attendee) => attendee.codes.slice(-1));
    const code = chance.pick([...latest, ...codes.slice(-1)]);
    if (code) this.#submit({ ...this.#common('redeems'), kind: 'redeem', code });
  };

  readonly #checkIn = () => {
    const submissionId = this.#somebody();
    const businessId = this.#simulation.chance.pick(businesses)?.id;
    if (submissionId && businessId)
      this.#submit({
        ...this.#common('checks in'),
        kind: 'check-in',
        submissionId,
        ticketId: null,
        businessId,
      });
  };

  /** Undoes one of the caller's actions. */
  readonly #undo = async () => {
    const found = await this.device.call(listDeskChanges, { query: { eventId } }, givesUp);
    if (found === null || typeof found === 'string') return;
    const change = this.#simulation.chance.pick(found.changes);
    if (change) await this.device.call(undoDeskChange, { params: { id: change.id } }, givesUp);
  };

  readonly #payBack = async () => {
    const { chance, server } = this.#simulation;
    const paid = server.firestore
      .documentsIn('registrations')
      .filter(({ fields }) => fields.payment !== null);
    const submissionId = chance.pick(paid)?.id ?? this.#somebody();
    if (!submissionId) return;
    const endpoint = chance.is(0.5) ? refundPayment : voidPayment;
    const body = { submissionId, reason: `Pays back ${this.#number()}` };
    await this.device.call(endpoint, { body }, givesUp);
  };

  readonly #register = async () => {
    const { chance } = this.#simulation;
    const name = `Person ${this.#number()}`;
    const body = {
      ticketId: chance.is(0.5) ? (chance.pick(ticketIds.slice(0, 5)) ?? '') : '',
      fullName: name,
      email: `person${this.#hall.actions}@example.com`,
      over21: true as const,
      liabilityWaiver: true as const,
      signedOn: 'paper' as const,
    };
    const answer = await this.device.call(registerAtDesk, { body }, givesUp);
    if (answer !== null && typeof answer !== 'string')
      this.#hall.registered.push(answer.submissionId);
  };

  readonly #count = async () => {
    const { chance } = this.#simulation;
    const tills = await this.#tills();
    const own = tills?.tills.find(({ id }) => id === tills.ownTillId);
    if (!own || !chance.is(0.4)) return;
    const countedCents = Math.max(0, own.expectedCents - (chance.is(0.3) ? 100 : 0));
    const explanation = chance.is(0.5) ? 'A dollar is missing.' : '';
    const body = { countedCents, explanation };
    await this.device.call(closeTill, { params: { id: own.id }, body }, givesUp);
  };

  readonly #handOver = async () => {
    const tills = await this.#tills();
    const own = tills?.tills.find(({ id }) => id === tills.ownTillId);
    const other = this.#simulation.chance.pick(
      (tills?.tills ?? []).filter(({ id, closedAt }) => id !== own?.id && closedAt === null),
    );
    if (!own || !other) return;
    // Recognizable: no two amounts are the same.
    const body = { toTillId: other.id, amountCents: 100 + this.#number() };
    await this.device.call(handOverCash, { params: { id: own.id }, body }, givesUp);
  };

  readonly #review = async () => {
    const { chance } = this.#simulation;
    const found = await this.device.call(
      listPendingCheckIns,
      { query: { eventId, page: 1 } },
      givesUp,
    );
    if (found === null || typeof found === 'string' || found.checkIns.length === 0) return;
    const checkIns = found.checkIns.slice(0, 2).map(({ id, version }) => ({ id, version }));
    const body = chance.is(0.6)
      ? { checkIns, decision: 'confirm' as const }
      : { checkIns, decision: 'refuse' as const, reason: 'ask-desk' as const };
    await this.device.call(reviewCheckIns, { body }, givesUp);
  };

  readonly #cancel = async () => {
    const id = this.#somebody();
    if (id) await this.device.call(cancelRegistration, { params: { id } }, givesUp);
  };

  readonly #restore = async () => {
    const id = this.#somebody();
    if (id) await this.device.call(restoreRegistration, { params: { id } }, givesUp);
  };

  readonly #moveTicket = async () => {
    const id = this.#somebody();
    if (!id) return;
    const found = await this.device.call(readRegistration, { params: { id } }, givesUp);
    if (found === null || typeof found === 'string') return;
    const ticketId = this.#simulation.chance.pick(ticketIds.slice(0, 7)) ?? '';
    const body = { ticketId, version: found.version };
    await this.device.call(changeTicket, { params: { id }, body }, givesUp);
  };

  readonly #resolve = async () => {
    const found = await this.device.call(listOfflineConflicts, { query: { eventId } }, givesUp);
    if (found === null || typeof found === 'string') return;
    const { chance } = this.#simulation;
    const conflict = chance.pick(found.conflicts);
    if (!conflict) return;
    const { id, paid } = conflict;
    const body = { note: 'Talked to them.', givesBack: paid !== null && chance.is(0.7) };
    await this.device.call(resolveOfflineConflict, { params: { id }, body }, givesUp);
  };

  readonly #issueCode = async () => {
    const id = this.#somebody();
    const rewardId = this.#simulation.chance.pick(rewards)?.id;
    if (!id || !rewardId) return;
    const answer = await this.device.call(issueCodeAtDesk, { params: { id, rewardId } }, givesUp);
    if (answer !== null && typeof answer !== 'string') this.#hall.codes.push(answer.code);
  };

  async #tills() {
    const found = await this.device.call(listTills, { query: { eventId } }, givesUp);
    return found === null || typeof found === 'string' ? null : found;
  }

  /** Registration of a random person who is at the desk. */
  #somebody(): string | undefined {
    const { chance } = this.#simulation;
    const { attendees, registered, latest } = this.#hall;
    // People are often served twice within minutes.
    if (latest && chance.is(0.3)) return latest;
    const ids = attendees.flatMap(({ registration }) => registration?.submissionId ?? []);
    const person = chance.pick([...ids, ...registered]);
    this.#hall.latest = person;
    return person;
  }

  #number(): number {
    this.#hall.actions += 1;
    return this.#hall.actions;
  }

  #common(verb: string) {
    const { scheduler } = this.#simulation;
    const label = `${this.username} ${verb} ${this.#number()}`;
    const madeAt = new Date(scheduler.now).toISOString();
    return { eventId, label, madeAt, isOffline: !this.device.isOnline };
  }

  #submit(action: DeskAction): void {
    const mode = action.isOffline ? ' offline' : '';
    this.#simulation.trace(`${action.label}${mode}: ${JSON.stringify(action)}`);
    this.device.run(() => this.#queue.submit(action));
  }

  #openQueue(): DeliveryQueue<DeskAction, DeskActionResult> {
    return this.device.run(() => {
      const queue = new DeliveryQueue<DeskAction, DeskActionResult>(
        this.device.queueEnvironment(),
        { payload: deskAction, deliver: deliverDeskAction },
      );
      queue.subscribe(() => undefined);
      queue.setOwner(this.username, true);
      return queue;
    });
  }
}
