import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call } from './support/client.ts';
import { eventId, stored } from './support/database.ts';
import { newParticipant, type Person, selfMadeAccount } from './support/people.ts';
import { serveApp } from './support/served-app.ts';

let person: Person;
beforeAll(async () => {
  person = await newParticipant();
});

const bodyFor = (account: { uid: string; email: string }) => ({
  name: 'Ben Marsh',
  email: account.email,
  phoneNumber: '',
  userId: account.uid,
});

describe('POST /api/participants', () => {
  it('makes the participant on the first call and keeps it on every other', async () => {
    const account = await selfMadeAccount();
    const first = await call('POST', '/api/participants', {
      token: account.token,
      body: bodyFor(account),
    });
    expect(first.json).toMatchObject({
      id: account.uid,
      name: 'Ben Marsh',
      email: account.email,
      phoneNumber: '',
    });
    const body = { ...bodyFor(account), name: 'Somebody Else' };
    const again = await call('POST', '/api/participants', { token: account.token, body });
    expect(again.json).toEqual(first.json);
    expect(await stored(`participants/${account.uid}`)).toMatchObject({
      name: 'Ben Marsh',
      registrations: {},
    });
  });

  it('keeps the address of the account, whatever is claimed', async () => {
    const account = await selfMadeAccount();
    const body = { ...bodyFor(account), email: 'maya.reyes@example.com' };
    const { json } = await call('POST', '/api/participants', { token: account.token, body });
    expect(json.email).toBe(account.email);
  });

  it('refuses to act as somebody else', async () => {
    const account = await selfMadeAccount();
    const answer = await call('POST', '/api/participants', {
      token: account.token,
      body: bodyFor(person),
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    expect(await stored(`participants/${account.uid}`)).toBeUndefined();
  });
});

describe('GET /api/participants/{id}', () => {
  it("answers one's own, with what was achieved", async () => {
    const { json } = await call('GET', `/api/participants/${person.uid}`, person);
    expect(json).toMatchObject({
      id: person.uid,
      name: 'Ada Quill',
      totalCheckIns: 0,
      eventsParticipated: 1,
      rewardsEarned: 0,
    });
  });

  it('tells who never registered that there is no participant', async () => {
    const account = await selfMadeAccount();
    const answer = await call('GET', `/api/participants/${account.uid}`, account);
    expect([answer.status, answer.json.message]).toEqual([404, 'Participant not found']);
  });

  it.each(['1', '3', 'someone'])('refuses participant %s', async (id) => {
    expect((await call('GET', `/api/participants/${id}`, person)).status).toBe(403);
    expect((await call('GET', `/api/participants/${id}`)).status).toBe(401);
  });
});

describe('GET /api/participants/{id}/checkins/{eventId}', () => {
  it('is empty before the first check-in', async () => {
    const { status, json } = await call(
      'GET',
      `/api/participants/${person.uid}/checkins/${eventId}`,
      person,
    );
    expect([status, json]).toEqual([200, []]);
  });

  it("is one's own only", async () => {
    const path = `/api/participants/someone/checkins/${eventId}`;
    expect((await call('GET', path, person)).status).toBe(403);
  });
});

describe('PUT /api/participants/{participantId}/leaderboard/{eventId}', () => {
  it('joins under a chosen name, and leaves', async () => {
    const path = `/api/participants/${person.uid}/leaderboard/${eventId}`;
    const joined = await call('PUT', path, {
      token: person.token,
      body: { displayName: ' Quill ' },
    });
    expect(joined.json).toEqual({ displayName: 'Quill' });
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      leaderboardName: 'Quill',
    });
    await call('PUT', path, { token: person.token, body: { displayName: null } });
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      leaderboardName: null,
    });
  });

  it('is seen at once in the standings, leaving too', async () => {
    const { at, close } = await serveApp();
    onTestFinished(close);
    const path = `/api/participants/${person.uid}/leaderboard/${eventId}`;
    const names = async () => {
      const { json } = await call('GET', `/api/events/${eventId}/leaderboard`, { at });
      return json.map(({ displayName }: { displayName: string }) => displayName);
    };
    expect(await names()).not.toContain('Juniper');
    const { token } = person;
    await call('PUT', path, { at, token, body: { displayName: 'Juniper' } });
    expect(await names()).toContain('Juniper');
    await call('PUT', path, { at, token, body: { displayName: null } });
    expect(await names()).not.toContain('Juniper');
  });

  it('asks for a registration first', async () => {
    const account = await selfMadeAccount();
    const path = `/api/participants/${account.uid}/leaderboard/${eventId}`;
    const answer = await call('PUT', path, { token: account.token, body: { displayName: 'Ben' } });
    expect([answer.status, answer.json.code]).toEqual([403, 'not-registered']);
  });
});
