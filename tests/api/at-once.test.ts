import { randomUUID } from 'node:crypto';
import { WriteBatch } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from './support/client.ts';
import { doors, eventId, howMany, newTicket, stored } from './support/database.ts';
import { hasAccount, registrationBody, signIn, submit } from './support/people.ts';
import { serveApp } from './support/served-app.ts';

let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());

describe('50 registrations at once with one ticket', () => {
  it('redeem it exactly once, and leave nothing of the others', async () => {
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
      redeemedBy: user.id,
      submissionId,
    });
    expect(await howMany('registrations')).toBe(before + 1);
    const accounts = await Promise.all(bodies.map(({ email }) => hasAccount(String(email))));
    expect(
      accounts.map((exists, index) => (exists ? index : -1)).filter((index) => index >= 0),
    ).toEqual([winner]);
  });
});

describe('commits', () => {
  it('are one for a registration and one for a check-in', async () => {
    const commits = vi.spyOn(WriteBatch.prototype, 'commit');
    const ticketId = await newTicket(`ONE-${randomUUID().slice(0, 8).toUpperCase()}`);
    commits.mockClear();
    const { json } = await submit({ ticketId, paymentMethod: 'prepaid' }, { at: app.at });
    expect(commits).toHaveBeenCalledTimes(1);

    const token = await signIn(json.sessionId);
    const [door] = await doors();
    commits.mockClear();
    const body = {
      participantId: json.user.id,
      eventId,
      businessId: door?.id,
      latitude: door?.latitude,
      longitude: door?.longitude,
    };
    const answer = await call('POST', '/api/checkins', { at: app.at, token, body });
    expect(answer.json.state).toBe('verified');
    expect(commits).toHaveBeenCalledTimes(1);
    commits.mockRestore();
  });
});
