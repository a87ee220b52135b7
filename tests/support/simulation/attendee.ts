import { submitRegistration } from '@wine-walk/common/api/registrations.ts';
import { issueRedemptionCode } from '@wine-walk/common/api/rewards.ts';
import {
  type CheckInAttempt,
  CheckInQueue,
} from '../../../web/src/attendee/features/check-in/check-in-queue.ts';
import { Device } from './device.ts';
import { businesses, eventId, rewards } from './event-setup.ts';
import { signInWithCustomToken } from './simulated-auth.ts';
import type { Simulation } from './simulation.ts';

/** Meters per degree of latitude. */
const metersPerDegree = 111_195;

/** Interval at which people who have finished walking request the scarce reward, so that several do at once. */
const lastCallSeconds = 10 * 60;

export interface AttendeePlan {
  name: string;
  /** Null for cash at the desk. */
  ticketId: string | null;
}

/** Person with a phone: registers, walks from business to business, and fetches rewards. */
export class Attendee {
  readonly phone: Device;
  readonly ticketId: string | null;
  /** Null until the phone has received the response of the registration. */
  registration: { uid: string; submissionId: string } | null = null;
  /** Redemption codes that the phone shows. */
  readonly codes: string[] = [];
  readonly #simulation: Simulation;
  #queue: CheckInQueue;

  constructor(simulation: Simulation, { name, ticketId }: AttendeePlan) {
    this.#simulation = simulation;
    this.ticketId = ticketId;
    this.phone = new Device(simulation, name);
    this.#queue = this.#openQueue();
  }

  /** Kills the app's page and opens it again. */
  reload(): void {
    this.phone.reload();
    this.#queue = this.#openQueue();
  }

  /** Sends the queued actions. */
  flush(): void {
    void this.phone.run(() => this.#queue.flush());
  }

  async spendEvening(): Promise<void> {
    const { chance } = this.#simulation;
    await this.#simulation.pause(0, 8 * 60, 60);
    await this.#register();
    if (!this.registration) return;
    for (const { id } of chance.shuffle(businesses).slice(0, chance.integer(2, 5))) {
      await this.#simulation.pause(2 * 60, 8 * 60, 60);
      this.#checkIn(id);
      // Impatient people press twice.
      if (chance.is(0.15)) this.#checkIn(id);
      if (chance.is(0.6)) await this.#fetchReward(chance.pick(rewards)?.id);
    }
    await this.#simulation.pause(0, lastCallSeconds, lastCallSeconds);
    await this.#fetchReward('scarce');
  }

  async #register(): Promise<void> {
    const { name } = this.phone;
    const body = {
      ticketId: this.ticketId ?? '',
      fullName: `${name} Quill`,
      email: `${name}@example.com`,
      over21: true as const,
      liabilityWaiver: true as const,
      paymentMethod: this.ticketId ? ('prepaid' as const) : ('cash' as const),
      eventId,
    };
    const answer = await this.phone.call(submitRegistration, { body });
    if (answer === null || typeof answer === 'string') return;
    const { user, submissionId, sessionId } = answer;
    const { scheduler } = this.#simulation;
    this.phone.token = signInWithCustomToken(sessionId, () => scheduler.now);
    this.registration = { uid: user.id, submissionId };
    this.phone.run(() => this.#queue.setOwner(user.id, true));
  }

  #checkIn(businessId: string): void {
    const { chance } = this.#simulation;
    const business = businesses.find(({ id }) => id === businessId);
    if (!business) return;
    const meters = chance.is(0.1) ? chance.integer(60, 300) : chance.integer(0, 30);
    const payload: CheckInAttempt = {
      eventId,
      businessId,
      businessName: business.name,
      timeZone: 'America/New_York',
      fix: {
        latitude: business.latitude + meters / metersPerDegree,
        longitude: business.longitude,
        accuracyMeters: chance.is(0.25) ? chance.integer(51, 120) : chance.integer(3, 40),
        takenAt: this.phone.now - chance.integer(0, 20_000),
      },
      venueCode: chance.is(0.15) ? business.venueCode : null,
    };
    this.#simulation.trace(`${this.phone.name}: checks in at ${businessId}`);
    this.phone.run(() => this.#queue.submit(payload));
  }

  /** Requests a code for a reward, which may be locked or gone. */
  async #fetchReward(rewardId: string | undefined): Promise<void> {
    if (!this.registration || !rewardId) return;
    const params = { participantId: this.registration.uid, eventId, rewardId };
    const answer = await this.phone.call(issueRedemptionCode, { params }, 0.1);
    if (answer !== null && typeof answer !== 'string') this.codes.push(answer.code);
  }

  #openQueue(): CheckInQueue {
    return this.phone.run(() => {
      const queue = new CheckInQueue(this.phone.queueEnvironment());
      queue.subscribe(() => undefined);
      if (this.registration) queue.setOwner(this.registration.uid, true);
      return queue;
    });
  }
}
