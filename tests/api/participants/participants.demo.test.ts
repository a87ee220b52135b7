import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person, selfMadeAccount } from '../../support/api/people.ts';
import { eventId, stored } from '../../support/api/store/database.ts';

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
  it('returns the participant created by the registration, with any body', async () => {
    const first = await call('POST', '/api/participants', {
      token: person.token,
      body: { ...bodyFor(person), name: 'Somebody Else', email: 'maya.reyes@example.com' },
    });
    expect(first.json).toMatchObject({ id: person.uid, name: 'Ada Quill', email: person.email });
    const again = await call('POST', '/api/participants', {
      token: person.token,
      body: bodyFor(person),
    });
    expect(again.json).toEqual(first.json);
  });

  it('creates no participant for an account made with the public config', async () => {
    const account = await selfMadeAccount();
    const answer = await call('POST', '/api/participants', {
      token: account.token,
      body: bodyFor(account),
    });
    expect([answer.status, answer.json.code]).toEqual([401, 'not-signed-in']);
    expect(await stored(`participants/${account.uid}`)).toBeUndefined();
  });

  it('rejects acting as another participant', async () => {
    const other = await newParticipant();
    const answer = await call('POST', '/api/participants', {
      token: other.token,
      body: bodyFor(person),
    });
    expect([answer.status, answer.json.code]).toEqual([403, 'not-your-data']);
  });
});

describe('GET /api/participants/{id}', () => {
  it("returns the caller's participant with achievements", async () => {
    const { json } = await call('GET', `/api/participants/${person.uid}`, person);
    expect(json).toMatchObject({
      id: person.uid,
      name: 'Ada Quill',
      totalCheckIns: 0,
      eventsParticipated: 1,
      rewardsEarned: 0,
    });
  });

  it('returns 404 without a registration', async () => {
    const account = await selfMadeAccount();
    const answer = await call('GET', `/api/participants/${account.uid}`, account);
    expect([answer.status, answer.json.code]).toEqual([401, 'not-signed-in']);
  });

  it.each(['1', '3', 'someone'])('rejects participant %s', async (id) => {
    expect((await call('GET', `/api/participants/${id}`, person)).status).toBe(403);
    expect((await call('GET', `/api/participants/${id}`)).status).toBe(401);
  });
});

describe('GET /api/participants/{id}/checkins/{eventId}', () => {
  it('returns an empty list before the first check-in', async () => {
    const { status, json } = await call(
      'GET',
      `/api/participants/${person.uid}/checkins/${eventId}`,
      person,
    );
    expect([status, json]).toEqual([200, []]);
  });

  it("returns the caller's check-ins only", async () => {
    const path = `/api/participants/someone/checkins/${eventId}` as const;
    expect((await call('GET', path, person)).status).toBe(403);
  });
});
