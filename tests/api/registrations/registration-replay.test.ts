import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedEvent } from '../../support/api/checked-in-attendee.ts';
import { call } from '../../support/api/client.ts';
import { change, howMany } from '../../support/api/database.ts';
import { registrationBody } from '../../support/api/people.ts';
import { seed, staffApi } from '../../support/api/staff-api.ts';

const api = await staffApi();
beforeEach(seedEvent);

const body = registrationBody({});
const send = (key?: string, sent = body) =>
  call('POST', '/api/waiver/submit', { at: api.at, body: sent, key });
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();

describe('repeated POST /api/waiver/submit', () => {
  it.each([
    [14, 200, undefined],
    [16, 409, 'already-registered'],
  ])('%i minutes later returns %i', async (minutes, status, code) => {
    const key = randomUUID();
    const { json: first } = await send(key);
    await change(`registrations/${first.submissionId}`, { submittedAt: minutesAgo(minutes) });
    const again = await send(key);
    expect([again.status, again.json.code]).toEqual([status, code]);
    if (status === 200) expect(again.json.submissionId).toBe(first.submissionId);
    expect(await howMany('registrations')).toBe(1);
  });

  it('repeats the first response after the event ended and rejects a new one', async () => {
    const key = randomUUID();
    const { json: first } = await send(key);
    await change('events/autumn', { endTime: minutesAgo(1) });
    const again = await send(key);
    expect([again.status, again.json.submissionId]).toEqual([200, first.submissionId]);
    const other = await send(randomUUID());
    expect([other.status, other.json.code]).toEqual([422, 'no-active-event']);
  });

  it('rejects other values with the same key, also after the event ended', async () => {
    const key = randomUUID();
    await send(key);
    await change('events/autumn', { endTime: minutesAgo(1) });
    const other = await send(key, { ...body, fullName: 'Somebody Else' });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency-key-reused']);
  });
});

it('rejects a registration without an event and leaves nothing', async () => {
  await seed({});
  const { status, json } = await send();
  expect([status, json.code]).toEqual([422, 'no-active-event']);
  expect(await howMany('registrations')).toBe(0);
});
