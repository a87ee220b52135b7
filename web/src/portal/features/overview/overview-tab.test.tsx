import { event } from '@support/sample-event.ts';
import { at, business, reward } from '@support/samples.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { sampleDoubt } from '../../../support/portal/sample-doubt.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import OverviewTab from './overview-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));

const autumn = event('autumn', { name: 'Autumn Wine Walk' });
const listed = 'GET /api/admin/tills?eventId=autumn';
const doubtful = 'GET /api/admin/desk/doubts?eventId=autumn';
const readiness = 'GET /api/admin/events/autumn/readiness';
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  tell('events', [autumn, event('old', { isActive: false, endTime: at(-60), startTime: at(-90) })]);
  tell('businesses', [business('a'), business('b', { isActive: false })]);
  tell('rewards', [reward('one'), reward('two'), reward('three', { isActive: false })]);
  server = fakeServer();
  server.on('GET /api/admin/unreadable-documents', { body: [] });
  server.on('GET /api/admin/events/autumn/overview', { body: overview() });
  server.on(listed, { body: { tills: [], ownTillId: null } });
  server.on(doubtful, { body: { doubts: [] } });
  server.on(readiness, {
    body: [
      { check: 'times', isFine: true, message: 'Start and end are set.' },
      { check: 'tickets', isFine: false, message: 'There are no tickets yet.' },
      { check: 'overlapping-circles', isFine: false, message: 'Too near: Ash and Books.' },
    ],
  });
});
afterEach(() => void vi.useRealTimers());

const open = (staff = dana) =>
  render(
    <TestTab staff={staff}>
      <OverviewTab />
    </TestTab>,
  );
const total = (label: string) =>
  screen.getByRole('link', { name: label }).closest('div')?.textContent?.replace(label, '');

describe('a record that cannot be read', () => {
  it('is named with the fields that are damaged', async () => {
    server.on('GET /api/admin/unreadable-documents', {
      body: [{ path: 'businesses/cask', fields: ['latitude'] }],
    });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('businesses/cask (latitude)');
  });
});

describe('totals', () => {
  // spec: S2.19, S2.20, S2.21
  it('are all businesses, the active events and the active rewards', () => {
    open();
    expect(total('Total businesses')).toBe('2');
    expect(total('Active events')).toBe('1');
    expect(total('Active rewards')).toBe('2');
  });

  it('say that they are of every walk where there are several', () => {
    open();
    expect(screen.getByText('Every walk together')).toBeTruthy();
    act(() => tell('events', [autumn]));
    expect(screen.queryByText('Every walk together')).toBeNull();
  });

  // spec: B2.1
  it('are live', () => {
    open();
    act(() => tell('businesses', [business('a'), business('b'), business('c')]));
    act(() => tell('rewards', []));
    expect(total('Total businesses')).toBe('3');
    expect(total('Active rewards')).toBe('0');
  });
});

// spec: S2.22, B2.2
it('leads to Add Business, Create Event and Manage Rewards', () => {
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Add Business')).toBe('/admin/businesses?new=1');
  expect(hrefOf('Create Event')).toBe('/admin/events?new=1');
  expect(hrefOf('Manage Rewards')).toBe('/admin/rewards');
});

// spec: B1.4
it('offers a desk account none of these', () => {
  open(theo);
  expect(screen.queryByRole('link', { name: 'Add Business' })).toBeNull();
  expect(screen.getByText(/changing them takes an admin account/)).toBeTruthy();
});

describe('the event', () => {
  it('is named, with how it stands in its own zone', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Autumn Wine Walk' })).toBeTruthy();
    expect(screen.getByText('Running now · ends 6:00 PM · Eastern Time')).toBeTruthy();
    expect(document.title).toBe('Overview – Wine Walk');
  });

  // spec: E1.4
  it('says beside the controls of the night how many people a press touches', async () => {
    open();
    const text = / A press changes it for 212 registered people, 171 of them walking\.$/;
    expect(await screen.findByText(text)).toBeTruthy();
  });

  // spec: B7.4
  it('has a checklist that says what is missing, with the way to mend it', async () => {
    open();
    expect(await screen.findByText('1 of 3 ready')).toBeTruthy();
    const line = (message: string) => screen.getByText(message).closest('li') as HTMLElement;
    expect(within(line('Start and end are set.')).queryByRole('link')).toBeNull();
    const hrefIn = (message: string) =>
      within(line(message)).getByRole('link').getAttribute('href');
    expect(hrefIn('There are no tickets yet.')).toBe('/admin/tickets');
    expect(hrefIn('Too near: Ash and Books.')).toBe('/admin/businesses');
  });

  // spec: B7.5
  it('is looked at again when something it depends on changes', async () => {
    open();
    await screen.findByText('1 of 3 ready');
    server.on(readiness, { body: [{ check: 'tickets', isFine: true, message: '9 are unused.' }] });
    act(() => tell('businesses', [business('a', { version: 2 })]));
    expect(await screen.findByText('Everything is ready')).toBeTruthy();
    expect(server.askedOf(readiness)).toHaveLength(2);
    // While people walk, nobody has to read past what is in order.
    expect(screen.queryByText('9 are unused.')).toBeNull();
  });

  // spec: B3.15
  it('is warned of when another one is active at the same time, not on another day', () => {
    open();
    const later = { startTime: at(60 * 24 * 30), endTime: at(60 * 24 * 30 + 300) };
    act(() => tell('events', [event('winter', later), autumn]));
    expect(screen.queryByText(/active at the same time/)).toBeNull();
    act(() => tell('events', [event('spring', { name: 'Spring Wine Walk' }), autumn]));
    expect(
      screen.getByText(/^Spring Wine Walk and Autumn Wine Walk are active at the same time\./),
    ).toBeTruthy();
  });
});

describe('a walk that is over', () => {
  const over = () => tell('events', [event('autumn', { endTime: at(30) })]);

  // spec: E1.8
  it('is closed, not opened: what waits is counted, with the way to it', async () => {
    over();
    open();
    const card = (await screen.findByRole('heading', { name: 'After the walk' })).closest(
      'section',
    ) as HTMLElement;
    const line = (message: string) =>
      within(within(card).getByText(message).closest('li') as HTMLElement);
    const review = line('3 check-ins wait for review.');
    expect(review.getByRole('img', { name: 'Missing' })).toBeTruthy();
    expect(review.getByRole('link').getAttribute('href')).toBe('/admin/review?event=autumn');
    const due = line('4 people have not paid.');
    expect(due.getByRole('link').getAttribute('href')).toBe(
      '/admin/registrations?event=autumn&state=cash-due',
    );
    const ways = within(card).getAllByRole('link').slice(2);
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Export registrations', '/admin/registrations?event=autumn'],
      ['Read comments', '/admin/feedback?event=autumn'],
    ]);
    expect(screen.queryByText('Ready to open?')).toBeNull();
    expect(server.askedOf(readiness)).toEqual([]);
  });

  // spec: E1.7
  it('lists its tills, and what was counted less with why; an open one is counted there', async () => {
    const counted = { closedAt: at(25), closedBy: 'Ana', countedCents: 8000, expectedCents: 8500 };
    const ana = {
      ...ownTill,
      ...counted,
      salesCents: 3500,
      salesCount: 1,
      explanation: 'A five flew off.',
    };
    const bea = { ...ownTill, id: 'autumn_bea_1', staffId: 'bea', staffName: 'Bea' };
    server.on(listed, { body: { tills: [ana, bea], ownTillId: null } });
    server.on('POST /api/admin/tills/autumn_bea_1/close', { body: { ...bea, ...counted } });
    over();
    open();
    await screen.findByText('1 till is not counted.');
    const table = screen.getByRole('table', { name: 'Tills' });
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map(({ textContent }) => textContent);
    expect([texts[0], texts[4]]).toEqual(['Ana$85$80', 'Together$135']);
    expect(texts[1]).toMatch(/Float \$50, 1 sale \$35\$5 less: A five flew off\.$/);
    await userEvent.click(
      within(rows[2] as HTMLElement).getByRole('button', { name: 'Count Bea' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Till of Bea' }));
    server.on(listed, { body: { tills: [ana, { ...bea, ...counted }], ownTillId: null } });
    await userEvent.type(dialog.getByLabelText(/^Cash in the till/), '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the till' }));
    expect(await screen.findByText('Every till is counted.')).toBeTruthy();
    expect(server.askedOf('POST /api/admin/tills/autumn_bea_1/close')).toHaveLength(1);
  });

  it('names what was handed over without a connection and is to be settled at the desk', async () => {
    server.on(doubtful, { body: { doubts: [sampleDoubt] } });
    over();
    open(theo);
    const message = '1 hand-over without a connection is to be settled.';
    const line = (await screen.findByText(message)).closest('li') as HTMLElement;
    expect(within(line).getByRole('link').getAttribute('href')).toBe('/admin/desk');
  });

  it('has no tills for a desk account to see', async () => {
    over();
    open(theo);
    expect(await screen.findByRole('heading', { name: 'After the walk' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Tills' })).toBeNull();
  });

  it('with nothing left to do says so, and that nobody came', async () => {
    server.on('GET /api/admin/events/autumn/overview', {
      body: overview({
        cash: { currency: 'USD', peopleDue: 0, dueCents: 0, takenCents: 0 },
        checkIns: { toReview: 0, intervals: [] },
      }),
    });
    over();
    open();
    expect(await screen.findByText('Every check-in is reviewed.')).toBeTruthy();
    expect(screen.getByText('Nobody’s payment is due.')).toBeTruthy();
    expect(screen.getByText('None.')).toBeTruthy();
  });
});

it('says Overview where there is no event yet', () => {
  tell('events', []);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  expect(server.asked).toEqual([]);
});
