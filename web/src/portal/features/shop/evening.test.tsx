import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expectFocus } from '../../../support/portal/expect-focus.ts';
import type { FakeServer } from '../../../support/portal/fake-server.ts';
import { shopCounts } from '../../../support/portal/sample-shop-page.ts';
import { openPortal, prepareShopCounter } from '../../../support/portal/test-portal.tsx';
import { stubWakeLock } from '../../../support/stub-wake-lock.ts';

const counts = { ...shopCounts, bottles: 24, openedBottles: 2, rewards: [] };
const setStatus = 'POST /api/shop/status';
let server: FakeServer;

beforeEach(async () => {
  server = await prepareShopCounter(counts);
});

it('keeps the screen on', async () => {
  const { request } = stubWakeLock();
  openPortal();
  expect(await screen.findByRole('heading', { name: 'Vino Veritas' })).toBeTruthy();
  expect(request).toHaveBeenCalledWith('screen');
});

it('tells attendees with two presses that the shop is sold out, and with one that it is back', async () => {
  server.on(setStatus, { body: { status: 'sold-out' } });
  const user = openPortal();
  await user.click(await screen.findByRole('button', { name: 'Sold out' }));
  expect(screen.getByRole('button', { name: 'Not yet' })).toBeTruthy();
  server.on('GET /api/shop/counts', { body: { ...counts, status: 'sold-out' } });
  await user.click(screen.getAllByRole('button', { name: 'Sold out' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Attendees see that you’re sold out.')).toBeTruthy();
  await expectFocus('told attendees that the shop is sold out');
  server.on(setStatus, { body: { status: 'open' } });
  await user.click(screen.getByRole('button', { name: 'We’re back' }));
  await waitFor(() => expect(server.requestsTo(setStatus)).toHaveLength(2));
  expect(server.requestsTo(setStatus).map(({ body }) => body)).toEqual([
    { status: 'sold-out' },
    { status: 'open' },
  ]);
});

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const busy = {
  countedAt: at('23:20'),
  timeZone: 'America/New_York',
  intervals: [
    { startTime: at('22:50'), endTime: at('23:00'), count: 4 },
    { startTime: at('23:00'), endTime: at('23:10'), count: 5 },
    { startTime: at('23:10'), endTime: at('23:20'), count: 6 },
  ],
  nextVisits: 22,
  walking: 171,
};
const runsOut = { at: at('23:45'), from: at('23:35'), until: at('23:59') };
const openWith = async (changes: object) => {
  server.on('GET /api/shop/counts', { body: { ...counts, ...changes } });
  openPortal();
  await screen.findByText('2 of 24 bottles opened');
};

it('shows when the bottles are likely to run out, and asks a person to say so within 30 minutes', async () => {
  await openWith({ busy, runsOut });
  const text = /^Your bottles are likely to run out between 6:35.PM and 6:59.PM\. Press “Sold out”/;
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows a later run-out without a warning', async () => {
  await openWith({ busy, runsOut: { ...runsOut, at: at('23:51') } });
  expect(screen.getByText(/between 6:35.PM and 6:59.PM\.$/)).toBeTruthy();
});

it.each([
  ['lasting bottles', { busy }, true],
  ['a shop that is sold out', { busy, runsOut, status: 'sold-out' }, false],
])('says nothing of running out for %s', async (_, changes, lasts) => {
  await openWith(changes);
  expect(screen.queryByText(/likely to run out/)).toBeNull();
  expect(screen.queryByText('Your bottles are likely to last until the end.') !== null).toBe(lasts);
});

it.each([
  [22, 'It’s getting busier: about 22 visits in the next 30 minutes. 171 people are walking.'],
  [15, 'It stays about as busy: about 15 visits in the next 30 minutes. 171 people are walking.'],
  [0, 'It’s getting quieter: hardly any visits in the next 30 minutes. 171 people are walking.'],
])('says how busy the shop will be with %d visits to come', async (nextVisits, text) => {
  await openWith({ busy: { ...busy, nextVisits } });
  expect(screen.getByText(text)).toBeTruthy();
  const chart = screen.getByRole('img', { name: /^Visits every 10 minutes since 5:50/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(3);
});

it('calls a shop without visits quiet', async () => {
  const intervals = busy.intervals.map((interval) => ({ ...interval, count: 0 }));
  await openWith({ busy: { ...busy, intervals, nextVisits: 0 } });
  expect(
    screen.getByText(
      'It’s quiet: hardly any visits in the next 30 minutes. 171 people are walking.',
    ),
  ).toBeTruthy();
});

it('moves the focus from a bottle that was taken back to the next control', async () => {
  server.on('POST /api/shop/bottles', { body: { opened: 0 } });
  server.on('GET /api/shop/counts', { body: { ...counts, openedBottles: 1 } });
  const user = openPortal();
  const takeBack = await screen.findByRole('button', { name: 'Take one back' });
  server.on('GET /api/shop/counts', { body: { ...counts, openedBottles: 0 } });
  await user.click(takeBack);
  await waitFor(() => expect(takeBack.isConnected).toBe(false));
  await expectFocus('took the only bottle back');
});

it('counts an opened bottle with one press, and each press once', async () => {
  const bottle = 'POST /api/shop/bottles';
  server.on(bottle, { body: { opened: 3 } });
  const user = openPortal();
  expect(await screen.findByText('2 of 24 bottles opened')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bottle opened' }));
  await waitFor(() => expect(server.requestsTo(bottle)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Bottle opened' }));
  await waitFor(() => expect(server.requestsTo(bottle)).toHaveLength(2));
  const keys = server.requestsTo(bottle).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});
