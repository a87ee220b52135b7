import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  api,
  calls,
  checkIn,
  isolatedCases,
  type Keyed,
  post,
} from '../../support/api/calls/keyed-calls.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

describe.each(Object.entries(calls))('%s with an Idempotency-Key', (_name, keyed) => {
  const { collection, added = 1, other } = keyed;
  isolatedCases();

  it('executes once and repeats the first response', async () => {
    const before = await howMany(collection);
    const key = randomUUID();
    const first = await post(keyed, { key });
    expect(first.status).toBe(200);
    const again = await post(keyed, { key });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await howMany(collection)).toBe(before + added);
  });

  it('executes once for ten simultaneous requests, which get the same response', async () => {
    const before = await howMany(collection);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(keyed, { key })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await howMany(collection)).toBe(before + added);
  });

  it('rejects the key of another request', async () => {
    const key = randomUUID();
    await post(keyed, { key });
    const before = await howMany(collection);
    const answer = await post({ ...keyed, ...other }, { key });
    expect([answer.status, answer.json.code]).toEqual([422, 'idempotency-key-reused']);
    expect(await howMany(collection)).toBe(before);
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(129)])(
    'rejects the malformed key %j and does nothing',
    async (key) => {
      const before = await howMany(collection);
      const answer = await post(keyed, { key });
      expect([answer.status, answer.json.code]).toEqual([400, 'malformed-idempotency-key']);
      expect(await howMany(collection)).toBe(before);
    },
  );
});

describe('Idempotency-Key', () => {
  isolatedCases();

  it('executes the same key for each caller', async () => {
    const key = randomUUID();
    const { addTicket } = calls as { addTicket: Keyed };
    await post(addTicket, { key });
    const other = await post({ ...addTicket, as: 'admin', body: { id: 'NEW-2' } }, { key });
    expect([other.status, other.json.id]).toEqual([200, 'NEW-2']);
  });

  it('does not store rejections: the request is decided again', async () => {
    const key = randomUUID();
    const far = { ...checkIn, latitude: 38.2 };
    const { checkIn: call } = calls as { checkIn: Keyed };
    expect((await post({ ...call, body: far }, { key })).json.code).toBe('too-far');
    expect((await post(call, { key })).json.state).toBe('verified');
  });

  it('accepts a later check-in retry that differs only in its send time', async () => {
    const key = randomUUID();
    const { checkIn: call } = calls as { checkIn: Keyed };
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const capturedAt = at(-60_000);
    const first = await post({ ...call, body: { ...checkIn, capturedAt, sentAt: at(0) } }, { key });
    const later = await post({ ...call, body: { ...checkIn, capturedAt, sentAt: at(9) } }, { key });
    expect([later.status, later.json]).toEqual([200, first.json]);
    expect(first.json.unlockedRewards).toEqual([]);
  });

  it('repeats the first response even if the created document was deleted', async () => {
    const key = randomUUID();
    const { writeAnnouncement } = calls as { writeAnnouncement: Keyed };
    const first = await post(writeAnnouncement, { key });
    const path = `events/autumn/announcements/${first.json.id}` as const;
    await api.as('admin', 'DELETE', `/api/admin/${path}`);
    expect((await post(writeAnnouncement, { key })).json).toEqual(first.json);
    expect(await stored(path)).toBeUndefined();
  });
});
