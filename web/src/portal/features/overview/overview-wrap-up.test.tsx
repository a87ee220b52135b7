import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, event } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { sampleConflict } from '../../../support/portal/sample-conflict.ts';
import { overview } from '../../../support/portal/sample-overview.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { dana, TestTab, theo } from '../../../support/portal/test-tab.tsx';
import OverviewTab from './overview-tab.tsx';

const listed = 'GET /api/admin/tills?eventId=autumn';
const conflictsCall = 'GET /api/admin/desk/conflicts?eventId=autumn';
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at(60)), shouldAdvanceTime: true });
  forgetRecords();
  emitSnapshot('events', [event('autumn', { endTime: at(30) })]);
  emitSnapshot('businesses', []);
  emitSnapshot('rewards', []);
  server = fakeServer();
  server.on('GET /api/admin/unreadable-documents', { body: [] });
  server.on('GET /api/admin/events/autumn/overview', { body: overview() });
  server.on(listed, { body: { tills: [], ownTillId: null } });
  server.on(conflictsCall, { body: { conflicts: [] } });
});
afterEach(() => void vi.useRealTimers());

const open = (staff = dana) =>
  render(
    <TestTab staff={staff}>
      <OverviewTab />
    </TestTab>,
  );

describe('after the event has ended', () => {
  it('shows the wrap-up as soon as staff end the event', async () => {
    emitSnapshot('events', [event('autumn', { endTime: at(90) })]);
    open();
    expect(await screen.findByText(/^On now/)).toBeTruthy();
    act(() => emitSnapshot('events', [event('autumn', { endTime: at(60), version: 2 })]));
    expect(await screen.findByRole('heading', { name: 'After the event' })).toBeTruthy();
    expect(screen.queryByText(/^On now/)).toBeNull();
  });

  it('shows the wrap-up with counts of pending tasks and links', async () => {
    open();
    const card = (await screen.findByRole('heading', { name: 'After the event' })).closest(
      'section',
    ) as HTMLElement;
    const line = (message: string) =>
      within(within(card).getByText(message).closest('li') as HTMLElement);
    const review = line('3 check-ins need review.');
    expect(review.getByRole('img', { name: 'To do' })).toBeTruthy();
    expect(review.getByRole('link').getAttribute('href')).toBe('/admin/review?event=autumn');
    const due = line('4 people haven’t paid.');
    expect(due.getByRole('link').getAttribute('href')).toBe(
      '/admin/registrations?event=autumn&payment=due',
    );
    const ways = within(card).getAllByRole('link').slice(2);
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Export registrations', '/admin/registrations?event=autumn'],
      ['Treasurer’s sheet', '/admin/prints?event=autumn&sheet=treasurer'],
      ['Read comments', '/admin/feedback?event=autumn'],
    ]);
    expect(screen.queryByText('Ready to open?')).toBeNull();
    expect(server.requestsTo('GET /api/admin/events/autumn/readiness?language=en')).toEqual([]);
  });

  it('lists the tills with differences and explanations, and counts an open one', async () => {
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
    open();
    await screen.findByText('1 till isn’t counted.');
    const table = screen.getByRole('table', { name: 'Tills' });
    const rows = within(table).getAllByRole('row').slice(1);
    const texts = rows.map(({ textContent }) => textContent);
    expect([texts[0], texts[4]]).toEqual(['Ana$85$80', 'Total$135']);
    expect(texts[1]).toMatch(/Float \$50, 1 sale \$35\$5 less: A five flew off\.$/);
    await userEvent.click(
      within(rows[2] as HTMLElement).getByRole('button', { name: 'Count Bea' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Till of Bea' }));
    server.on(listed, { body: { tills: [ana, { ...bea, ...counted }], ownTillId: null } });
    await userEvent.type(dialog.getByLabelText(/^Cash in the till/), '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the till' }));
    expect(await screen.findByText('All tills are counted.')).toBeTruthy();
    expect(within(table).getByRole('row', { name: /^Total/ }).textContent).toBe('Total$170$160');
    expect(server.requestsTo('POST /api/admin/tills/autumn_bea_1/close')).toHaveLength(1);
  });

  it('lists unresolved offline conflicts with a link to the desk', async () => {
    server.on(conflictsCall, { body: { conflicts: [sampleConflict] } });
    open(theo);
    const message = '1 offline action needs to be resolved.';
    const line = (await screen.findByText(message)).closest('li') as HTMLElement;
    expect(within(line).getByRole('link').getAttribute('href')).toBe('/admin/desk');
  });

  it('names the amount that was taken twice', async () => {
    const twice = (id: string) => ({
      ...sampleConflict,
      id,
      kind: 'payment',
      reason: 'paid-twice',
      paid: { amountCents: 3500, currency: 'USD', method: 'cash' },
    });
    server.on(conflictsCall, { body: { conflicts: [twice('a'), twice('b'), sampleConflict] } });
    open();
    const message = '3 offline actions need to be resolved. $70 was taken twice.';
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('counts people who came in without a signed release', async () => {
    const people = { registered: 3, arrived: 3, walking: 2, expected: 212, unsigned: 2 };
    server.on('GET /api/admin/events/autumn/overview', { body: overview({ people }) });
    open();
    const message = '2 people came in without a signed release.';
    const line = (await screen.findByText(message)).closest('li') as HTMLElement;
    const link = within(line).getByRole('link', { name: /^See who/ });
    expect(link.getAttribute('href')).toBe(
      '/admin/registrations?event=autumn&arrival=arrived&release=unsigned',
    );
  });

  it('shows a desk account no tills', async () => {
    open(theo);
    expect(await screen.findByRole('heading', { name: 'After the event' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Tills' })).toBeNull();
  });

  it('shows that no task is left and no attendee came', async () => {
    server.on('GET /api/admin/events/autumn/overview', {
      body: overview({
        cash: { currency: 'USD', peopleDue: 0, dueCents: 0, taken: { cash: 0, card: 0, other: 0 } },
        checkIns: { toReview: 0, intervals: [] },
      }),
    });
    open();
    expect(await screen.findByText('All check-ins are reviewed.')).toBeTruthy();
    expect(screen.getByText('Everyone has paid.')).toBeTruthy();
    expect(screen.getByText('None.')).toBeTruthy();
  });
});
