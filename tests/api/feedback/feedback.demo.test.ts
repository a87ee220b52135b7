import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, signIn } from '../../support/api/people.ts';
import { eventId, stored } from '../../support/api/store/database.ts';

let admin: string;

beforeAll(async () => {
  const login = await call('POST', '/api/admin/login', {
    body: { username: 'admin', password: 'winewalk' },
  });
  admin = await signIn(login.json.sessionId);
});

const path = `/api/events/${eventId}/feedback`;
const feedback = { evening: 3, businesses: 2, again: 3, comment: 'More cheese, please.' };
const read = () => call('GET', `/api/admin/events/${eventId}/feedback`, { token: admin });

describe('feedback API', () => {
  it('stores feedback once without name or time and counts it for staff', async () => {
    const before = (await read()).json;
    const person = await newParticipant();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', path, { token: person.token, body: feedback })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const after = (await read()).json;
    expect(after.answers).toBe(before.answers + 1);
    expect(after.tallies.businesses[1]).toBe(before.tallies.businesses[1] + 1);
    expect(after.remarks).toContainEqual(feedback);
    const { feedbackAt } = await stored(`participants/${person.uid}/progress/${eventId}`);
    expect(feedbackAt).toBeTruthy();
    expect(JSON.stringify(after)).not.toContain(person.uid);
  });

  it('stores one answer for repeats with its key, and replaces it by a later one', async () => {
    const before = (await read()).json;
    const { token, uid } = await newParticipant();
    const rating = { evening: 2, answerKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', path, { token, body: rating })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const after = (await read()).json;
    expect(after.answers).toBe(before.answers + 1);
    expect(after.tallies.evening[1]).toBe(before.tallies.evening[1] + 1);
    expect(after.tallies.again).toEqual(before.tallies.again);

    const { answerKey } = rating;
    const more = { evening: 3, businesses: 1, again: null, comment: `Later ${answerKey}` };
    expect((await call('POST', path, { token, body: { ...more, answerKey } })).status).toBe(200);
    const last = (await read()).json;
    expect(last.answers).toBe(after.answers);
    expect(last.tallies.evening).toEqual([
      after.tallies.evening[0],
      after.tallies.evening[1] - 1,
      after.tallies.evening[2] + 1,
    ]);
    expect(last.remarks).toContainEqual(more);
    const progress = await stored(`participants/${uid}/progress/${eventId}`);
    expect(JSON.stringify(progress)).not.toContain(answerKey);
  });

  it('stores the answers of two people apart, also under one key', async () => {
    const before = (await read()).json.answers;
    const rating = { evening: 2, answerKey: randomUUID() };
    for (const { token } of [await newParticipant(), await newParticipant()])
      expect((await call('POST', path, { token, body: rating })).status).toBe(200);
    expect((await read()).json.answers).toBe(before + 2);
  });

  it('rejects another answer of the same participant under another key', async () => {
    const { token } = await newParticipant();
    const rate = () => call('POST', path, { token, body: { evening: 1, answerKey: randomUUID() } });
    expect((await rate()).status).toBe(200);
    expect((await rate()).json.code).toBe('feedback-given');
  });

  it('accepts registered attendees only', async () => {
    expect((await call('POST', path, { body: feedback })).status).toBe(401);
    expect((await call('POST', path, { token: admin, body: feedback })).status).toBe(403);
    const { token } = await newParticipant();
    expect(
      (await call('POST', '/api/events/no-such/feedback', { token, body: feedback })).status,
    ).toBe(403);
  });

  it.each([
    ['a grade of 4', { ...feedback, evening: 4 }],
    ['no grade', { comment: 'Hello' }],
    ['a comment of 100,000 characters', { ...feedback, comment: 'x'.repeat(100_000) }],
    ['a field of somebody else’s', { ...feedback, participantId: 'maya' }],
  ])('rejects %s and stores nothing', async (_what, body) => {
    const { token, uid } = await newParticipant();
    const answer = await call('POST', path, { token, unchecked: body });
    expect([400, 413]).toContain(answer.status);
    expect(answer.json.message).toBeTruthy();
    expect((await stored(`participants/${uid}/progress/${eventId}`)).feedbackAt ?? null).toBeNull();
  });
});
