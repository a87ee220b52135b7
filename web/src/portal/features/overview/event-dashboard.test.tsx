import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, event } from '@wine-walk/common/support/samples.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { sampleConflict } from '../../../support/portal/sample-conflict.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { setScreenWidth } from '../../../support/portal/screen-width.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { EventDashboard } from './event-dashboard.tsx';

const call = 'GET /api/admin/events/autumn/overview';
let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(65)), shouldAdvanceTime: true });
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  setScreenWidth('wide');
});

const open = (overrides = {}, controls?: ReactNode) =>
  render(
    <TestTab>
      <EventDashboard
        event={event('autumn', overrides)}
        controls={controls}
        main={null}
        aside={null}
      />
    </TestTab>,
  );
const metric = async (label: string) => {
  const metrics = await screen.findByLabelText('Numbers');
  return within(metrics).queryByText(label)?.closest('div')?.querySelector('dd')?.textContent;
};

it('shows people, cash and pending reviews of a running event', async () => {
  server.on(call, { body: overview() });
  open();
  expect(await metric('Registered')).toBe('212');
  expect(await metric('Arrived')).toBe('180');
  expect(await metric('Walking')).toBe('171');
  expect(await metric('Payment due')).toBe('$140');
  expect(await metric('Cash taken')).toBe('$595');
  expect(await metric('To review')).toBe('3');
});

it('links a metric to the list of what it counts', async () => {
  server.on(call, { body: overview() });
  open();
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Walking')).toBe('/admin/registrations?event=autumn&arrival=walking');
  expect(await hrefOf('Payment due')).toBe('/admin/registrations?event=autumn&payment=due');
  expect(await hrefOf('To review')).toBe('/admin/review?event=autumn');
  expect(screen.getByText(/Arrived: ID checked, glass handed over\./)).toBeTruthy();
});

it('links no list of payments that are due if there is none', async () => {
  const cash = {
    currency: 'USD',
    peopleDue: 0,
    dueCents: 0,
    taken: { cash: 0, card: 0, other: 0 },
  };
  server.on(call, { body: overview({ cash }) });
  open();
  expect(await metric('Payment due')).toBe('$0');
  expect(screen.queryByRole('link', { name: 'Payment due' })).toBeNull();
});

it('names the accounts that were shown many people', async () => {
  const peopleReads = [{ id: 'staff-ida', name: 'Ida', people: 75, happenedAt: at(60) }];
  server.on(call, { body: overview({ peopleReads }) });
  open();
  expect(await screen.findByText(/more than 60 people in 10 minutes: Ida, 75 people/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'end their access' });
  expect(link.getAttribute('href')).toBe('/admin/staff');
});

it('names the amount that offline desks took twice during the event', async () => {
  const paid = { amountCents: 3500, currency: 'USD', method: 'cash' };
  const twice = { ...sampleConflict, kind: 'payment', reason: 'paid-twice', paid };
  server.on(call, { body: overview() });
  server.on('GET /api/admin/desk/conflicts?eventId=autumn', { body: { conflicts: [twice] } });
  open();
  const message = /^1 offline action needs to be resolved\. \$35 was taken twice\./;
  expect(await screen.findByText(message)).toBeTruthy();
});

it('refetches the metrics every 5 seconds', async () => {
  server.on(call, { body: overview() });
  open();
  await metric('Registered');
  const people = { registered: 213, arrived: 181, walking: 172, expected: 213, unsigned: 0 };
  server.on(call, { body: overview({ people }) });
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(await screen.findByText('213')).toBeTruthy();
});

it('shows the time of the metrics when the server is unreachable', async () => {
  server.on(call, { body: overview() });
  open();
  await metric('Registered');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on(call, refusal(500, 'unexpected', 'No.'));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(/These numbers are from 2:05 PM/)).toBeTruthy();
  expect(await metric('Registered')).toBe('212');
});

it('draws the check-ins of every ten minutes and lists them in a table', async () => {
  server.on(call, { body: overview() });
  open();
  const drawing = await screen.findByRole('img', { name: /since 1:40 PM/ });
  expect(drawing.querySelectorAll('rect')).toHaveLength(3);
  // The interval in progress has its own style.
  expect(drawing.querySelectorAll('rect[data-open]')).toHaveLength(1);
  expect(
    screen.getByText(/^60 in the time shown\. The last column is still counting\./),
  ).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByText('Show as a table'));
  const summary = screen.getByText('Show as a table').textContent;
  expect(summary).toBe('Show as a table: Check-ins every 10 minutes');
  const table = screen.getByRole('table', { name: 'Check-ins every 10 minutes' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['2:00 PM30', '1:50 PM20', '1:40 PM10']);
});

it('names crowded and quiet businesses, sold-out rewards and offline desks', async () => {
  const business = (name: string, recentCheckIns: number) => ({
    id: name,
    name,
    status: 'open' as const,
    recentCheckIns,
    wrongPins: 0,
    runsOut: null,
  });
  server.on(call, {
    body: overview({
      businesses: [business('Vino', 12), business('Loom', 0), business('Cask', 5)],
      rewards: [
        { id: 'one', name: 'First Pour', redeemed: 30, left: 0 },
        { id: 'two', name: 'Tasting Flight', redeemed: 8, left: null },
      ],
      desks: [
        { id: 'sam', name: 'Sam Lee', lastSeenAt: at(55), isOffline: true },
        { id: 'ida', name: 'Ida Lund', lastSeenAt: at(65), isOffline: false },
      ],
    }),
  });
  open();
  const list = async (name: string) => (await screen.findByRole('list', { name })).textContent;
  expect(await list('Crowded')).toBe('Vino12 check-ins');
  expect(await list('Quiet')).toBe('Loom0 check-ins');
  const rewards = screen.getByRole('table', { name: 'Rewards' });
  expect(within(rewards).getByText('Gone').closest('tr')?.textContent).toContain('First Pour30');
  expect(within(rewards).getByText('No limit')).toBeTruthy();
  expect(screen.getByText(/^1 of 2 desks offline or put away: Sam Lee, last at 1:55/)).toBeTruthy();
});

it('names a business with guessed PINs, with a link to renew its code, but not after a single typo', async () => {
  const at = (name: string, wrongPins: number) =>
    ({ id: name, name, status: 'open', recentCheckIns: 0, wrongPins, runsOut: null }) as const;
  server.on(call, {
    body: overview({ businesses: [at('Vino', 4), at('Loom', 5), at('Cask', 31)] }),
  });
  open();
  const notice = await screen.findByText(/^Wrong PINs in the last hour: Cask, 31; Loom, 5\./);
  expect(notice.textContent).not.toContain('Vino');
  expect(screen.getByRole('link', { name: 'renew its code' }).getAttribute('href')).toBe(
    '/admin/prints?event=autumn',
  );
});

/** Business whose bottles last until this minute. */
const shopUntil = (name: string, minute: number) => ({
  id: name,
  name,
  status: 'open' as const,
  recentCheckIns: 0,
  wrongPins: 0,
  runsOut: { at: at(minute), from: at(minute - 5), until: at(minute + 20) },
});

it('warns of bottles that run out before the controls on a phone', async () => {
  setScreenWidth('narrow');
  server.on(call, { body: overview({ businesses: [shopUntil('Vino', 95)] }) });
  open({}, <button>Pause</button>);
  const notice = await screen.findByText(/^Likely to run out of bottles soon/);
  const pause = screen.getByRole('button', { name: 'Pause' });
  expect(notice.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names offline desks and what was taken twice before the controls on a phone', async () => {
  setScreenWidth('narrow');
  const desks = [{ id: 'sam', name: 'Sam Lee', lastSeenAt: at(55), isOffline: true }];
  const paid = { amountCents: 3500, currency: 'USD', method: 'cash' };
  const twice = { ...sampleConflict, kind: 'payment', reason: 'paid-twice', paid };
  server.on(call, { body: overview({ desks }) });
  server.on('GET /api/admin/desk/conflicts?eventId=autumn', { body: { conflicts: [twice] } });
  open({}, <button>Pause</button>);
  const pause = screen.getByRole('button', { name: 'Pause' });
  for (const text of [/ \$35 was taken twice\./, /^1 of 1 desks offline or put away: Sam Lee/]) {
    const alert = await screen.findByText(text);
    expect(alert.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('names shops that are likely to run out within 30 minutes, as a range', async () => {
  const businesses = [shopUntil('Vino', 95), shopUntil('Cask', 96)];
  server.on(call, { body: overview({ businesses }) });
  open();
  const notice = await screen.findByText(/^Likely to run out of bottles soon: Vino, between 2:30/);
  expect(notice.textContent).not.toContain('Cask');
});

it('says how many check-ins are likely in the next 30 minutes', async () => {
  server.on(call, { body: overview() });
  open();
  expect(await screen.findByText(/About \d+ likely in the next 30 minutes\.$/)).toBeTruthy();
});

it("adds the phone's code to offline desks of the same name", async () => {
  const away = { lastSeenAt: at(55), isOffline: true };
  const desks = [
    { id: 'shift-AAAA7f3a', name: 'Ana', ...away },
    { id: 'shift-AAAA91cd', name: 'Ana', ...away },
    { id: 'shift-AAAA0001', name: 'Ben', ...away },
  ];
  server.on(call, { body: overview({ desks }) });
  open();
  const notice = await screen.findByText(/desks offline or put away/);
  expect(notice.textContent?.replaceAll(/\s/g, ' ')).toBe(
    '3 of 3 desks offline or put away: Ana (7F3A), last at 1:55 PM; Ana (91CD), last at 1:55 PM; Ben, last at 1:55 PM.',
  );
});

/** Two hours before the end of an event that starts in half an hour: volunteers are signed in. */
const atDoors = { startTime: at(95), endTime: at(215) };
const tenOfFourHundred = overview({
  people: { registered: 250, arrived: 10, walking: 0, expected: 400, unsigned: 0 },
  arrivals: [45, 55].map((minute, index) => ({
    startTime: at(minute),
    endTime: at(minute + 10),
    count: 3 + index * 4,
  })),
});

it('shows arrivals of those who are expected before the start, with unregistered tickets', async () => {
  server.on(call, { body: tenOfFourHundred });
  open(atDoors);
  expect(await screen.findByText('Arrived 10 of 400 expected')).toBeTruthy();
  const text = '250 registered, and 150 tickets that nobody has registered yet.';
  expect(screen.getByText(text)).toBeTruthy();
  const chart = screen.getByRole('img', { name: /^Arrivals every 10 minutes since 1:45 PM/ });
  expect(chart.querySelectorAll('rect')).toHaveLength(2);
  expect(await metric('Expected')).toBe('400');
});

it('names offline desks and the amount that was taken twice before the start', async () => {
  const desks = [{ id: 'sam', name: 'Sam Lee', lastSeenAt: at(55), isOffline: true }];
  const paid = { amountCents: 3500, currency: 'USD', method: 'cash' };
  const twice = { ...sampleConflict, kind: 'payment', reason: 'paid-twice', paid };
  server.on(call, { body: { ...tenOfFourHundred, desks } });
  server.on('GET /api/admin/desk/conflicts?eventId=autumn', { body: { conflicts: [twice] } });
  open(atDoors);
  expect(await screen.findByText(/^1 offline action needs.* \$35 was taken twice\./)).toBeTruthy();
  expect(screen.getByText(/^1 of 1 desks offline or put away: Sam Lee/)).toBeTruthy();
});

it('shows no arrivals before volunteers can sign in', async () => {
  server.on(call, { body: tenOfFourHundred });
  open({ startTime: at(6000), endTime: at(6200) });
  expect(await metric('Expected')).toBe('400');
  expect(screen.queryByText('Arrived 10 of 400 expected')).toBeNull();
});

it('shows the registrations of an upcoming event without a chart', async () => {
  server.on(call, { body: overview({ checkIns: { toReview: 0, intervals: [] } }) });
  open({ startTime: at(600), endTime: at(900) });
  expect(await metric('Registered')).toBe('212');
  expect(await metric('Walking')).toBeUndefined();
  expect(screen.queryByText('Check-ins every 10 minutes')).toBeNull();
});
