import { randomUUID } from 'node:crypto';
import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { WriteBatch } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../support/api/client.ts';
import {
  hasAccount,
  newParticipant,
  registrationBody,
  signIn,
  submit,
} from '../../support/api/people.ts';
import { isPacked, servedApp } from '../../support/api/served-app.ts';
import {
  eventId,
  howMany,
  newTicket,
  readBusinesses,
  registeredAnHourAgo,
  stored,
} from '../../support/api/store/database.ts';

const app = await servedApp();

describe('50 simultaneous registrations with one ticket', () => {
  it('redeems the ticket once and stores nothing of the rejected registrations', async () => {
    const ticketId = await newTicket(`RACE-${randomUUID().slice(0, 8).toUpperCase()}`);
    const before = await howMany('registrations');
    const bodies = Array.from({ length: 50 }, () =>
      registrationBody({ ticketId, paymentMethod: 'prepaid' }),
    );
    const answers = await Promise.all(
      bodies.map((body) =>
        call('POST', '/api/waiver/submit', { at: app.at, body, key: randomUUID() }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);

    const winner = statuses.indexOf(200);
    const { user, submissionId } = answers[winner]?.json ?? {};
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({
      redeemedBy: user?.id,
      submissionId,
    });
    expect(await howMany('registrations')).toBe(before + 1);
    const accounts = await Promise.all(bodies.map(({ email }) => hasAccount(String(email))));
    expect(accounts).not.toContain(true);
  });
});

/** Repeated so that a rare race shows in one of the rounds. */
const rounds = Array.from({ length: 5 }, (_, round) => round);

describe('simultaneous check-ins of one participant', () => {
  /**
   * Sends them together, captured this many seconds apart, and returns the states and the stored documents.
   */
  async function checkInAtOnce(businesses: CatalogBusiness[], secondsApart: number) {
    const { uid, token } = await newParticipant();
    await registeredAnHourAgo(uid);
    const sentAt = Date.now();
    const answers = await Promise.all(
      businesses.map(({ id, latitude, longitude }, index) => {
        const capturedAt = new Date(sentAt - index * secondsApart * 1000).toISOString();
        const times = { capturedAt, sentAt: new Date(sentAt).toISOString() };
        const place = { businessId: id, latitude, longitude };
        const body = { participantId: uid, eventId, ...place, ...times };
        return call('POST', '/api/checkins', { at: app.at, token, key: randomUUID(), body });
      }),
    );
    return {
      states: answers.map(({ json }) => json.state).toSorted(),
      unlocked: answers.flatMap(({ json }) => json.unlockedRewards),
      progress: await stored(`participants/${uid}/progress/${eventId}`),
    };
  }

  it.each(rounds)('verifies one of three businesses far apart (%i)', async () => {
    const { states, progress } = await checkInAtOnce(farApart(await readBusinesses(), 3), 0);
    expect(states).toEqual(['pending', 'pending', 'verified']);
    const visitStates = Object.values<{ state: string }>(progress.visits).map(({ state }) => state);
    expect(visitStates.toSorted()).toEqual(states);
  });

  it.each(rounds)('records the reward that three check-ins reach together (%i)', async () => {
    const { states, unlocked, progress } = await checkInAtOnce(
      (await readBusinesses()).slice(0, 3),
      180,
    );
    expect(states).toEqual(['verified', 'verified', 'verified']);
    expect(unlocked.toSorted()).toEqual(['first-pour', 'three-doors-down']);
    expect(Object.keys(progress.unlocked).toSorted()).toEqual(unlocked.toSorted());
  });

  it('records simultaneous check-ins at every business of the event', async () => {
    const all = await readBusinesses();
    const { states, progress } = await checkInAtOnce(all, 0);
    expect(states).toHaveLength(all.length);
    expect(states.filter((state) => state === undefined)).toEqual([]);
    expect(Object.keys(progress.visits).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});

/** Businesses further apart than both radii and a step. */
function farApart(all: readonly CatalogBusiness[], count: number): CatalogBusiness[] {
  const chosen: CatalogBusiness[] = [];
  for (const business of all)
    if (chosen.length < count && chosen.every((other) => distanceMeters(other, business) > 200))
      chosen.push(business);
  expect(chosen).toHaveLength(count);
  return chosen;
}

describe('commits', () => {
  it.skipIf(isPacked)('uses one commit per registration and one per check-in', async () => {
    const commits = vi.spyOn(WriteBatch.prototype, 'commit');
    const ticketId = await newTicket(`ONE-${randomUUID().slice(0, 8).toUpperCase()}`);
    commits.mockClear();
    const { json } = await submit({ ticketId, paymentMethod: 'prepaid' }, { at: app.at });
    expect(commits).toHaveBeenCalledTimes(1);

    const token = await signIn(json.sessionId);
    const [business] = (await readBusinesses()) as [CatalogBusiness];
    commits.mockClear();
    const body = {
      participantId: json.user.id,
      eventId,
      businessId: business.id,
      latitude: business.latitude,
      longitude: business.longitude,
    };
    const answer = await call('POST', '/api/checkins', { at: app.at, token, body });
    expect(answer.json.state).toBe('verified');
    expect(commits).toHaveBeenCalledTimes(1);
    commits.mockRestore();
  });
});
