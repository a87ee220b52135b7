import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { at, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { submit } from '../../support/api/people.ts';
import {
  CommittedBatch,
  change,
  howMany,
  stored,
  storedIn,
} from '../../support/api/store/database.ts';

const api = await staffApi();
let addresses = 0;
/** Registers a new person from a new address, who pays at the desk. */
const register = () => {
  addresses += 1;
  const headers = { 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses & 255}` };
  return submit({}, { at: api.at, headers });
};
const edit = async (changes: object) => {
  const { name, startTime, endTime } = await stored('events/autumn');
  const body = { name, startTime, endTime, ...changes };
  return api.as('admin', 'PUT', '/api/admin/events/autumn', { body });
};
/** Sets the number of places, as two minutes after they were set. */
const limitTo = async (capacity: number) => {
  expect((await edit({ capacity })).status).toBe(200);
  await change('ticketCounts/autumn', { completeAt: at });
};
const free = async () => {
  const parts = (await storedIn('ticketCounts')) as { capacity: number; taken: number }[];
  return parts.map(({ capacity, taken }) => capacity - taken);
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The event without its waiting list, whose people would have the free places. */
const documents = Object.entries(eventFixture).filter(([path]) => !path.startsWith('waitingList/'));
beforeEach(() => seed(Object.fromEntries(documents)));

describe('the counts of an event with 5,000 places', () => {
  beforeEach(() => limitTo(5000));

  it('registers 10 people in parallel 8 times with few conflicts', async () => {
    await register();
    const committed = vi.spyOn(CommittedBatch.prototype, 'commit');
    onTestFinished(() => committed.mockRestore());
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, register));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    const conflicts = committed.mock.settledResults.filter(({ type }) => type === 'rejected');
    // One document had 70.
    expect(conflicts.length).toBeLessThanOrEqual(30);
    const left = await free();
    // One document was written 81 times.
    expect(Math.max(...left) - Math.min(...left)).toBeLessThan(10);
    expect(sum(left)).toBe(5000 - (await howMany('registrations')));
  });

  it('reports an event as sold out only if all of its parts are', async () => {
    await register();
    for (let part = 1; part < 7; part += 1)
      await change(`ticketCounts/autumn_${part}`, { capacity: 0, taken: 0 });
    await change('ticketCounts/autumn', { capacity: 0, taken: 0 });
    await change('ticketCounts/autumn_7', { capacity: 1, taken: 0 });
    const active = await call('GET', '/api/events/active', { at: api.at });
    expect(active.json).toMatchObject({ isSoldOut: false });
  });

  it('counts in one document again when staff edit the limits', async () => {
    await register();
    expect(await howMany('ticketCounts')).toBe(8);
    expect((await edit({ capacity: 5001 })).status).toBe(200);
    expect(await storedIn('ticketCounts')).toMatchObject([
      { capacity: 5001, taken: await howMany('registrations'), parts: 1 },
    ]);
    expect((await edit({ capacity: null })).status).toBe(200);
    expect(await howMany('ticketCounts')).toBe(0);
  });

  it('sells the last places of all parts, and no more, to 40 people at once', async () => {
    await register();
    const before = await howMany('registrations');
    for (let part = 0; part < 8; part += 1) {
      const path = `ticketCounts/autumn${part === 0 ? '' : `_${part}`}`;
      await change(path, { capacity: 3, taken: part === 7 ? 0 : 2 });
    }
    const answers = await Promise.all(Array.from({ length: 40 }, register));
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(sold).toBe(10);
    expect(new Set(answers.map(({ json }) => json.code))).toEqual(new Set([undefined, 'sold-out']));
    expect(await howMany('registrations')).toBe(before + 10);
    expect(sum(await free())).toBe(0);
  });

  it('counts an import that is larger than the share of each part', async () => {
    await register();
    const before = sum(await free());
    const tickets = Array.from({ length: 700 }, (_, index) => ({
      id: `LARGE-${index}`,
      eventId: 'autumn',
    }));
    for (const from of [0, 350]) {
      const body = { tickets: tickets.slice(from, from + 350) };
      const imported = await api.as('admin', 'POST', '/api/admin/tickets/import', { body });
      expect(imported.status).toBe(200);
    }
    expect(sum(await free())).toBe(before - 700);
  });
});
