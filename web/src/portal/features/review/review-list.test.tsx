import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PendingCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { undone } from '@wine-walk/common/model/changes.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it } from 'vitest';
import { mockLayout } from '../../../support/mock-layout.ts';
import { emitSnapshot, forgetRecords } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { testHistory } from '../../../support/test-frame.tsx';
import ReviewTab from './review-tab.tsx';

const vino = { id: 'vino', name: 'Vino', latitude: 38.1, longitude: -79 };
const waiting = (fullName: string): PendingCheckIn => ({
  id: fullName,
  version: 1,
  fullName,
  submissionId: `OF-${fullName}`,
  business: vino,
  place: null,
  accuracyMeters: null,
  distanceMeters: null,
  travel: null,
  state: 'pending',
  usedVenueCode: false,
  reasons: ['no-location'],
  capturedAt: '2026-11-20T22:41:00.000Z',
  receivedAt: '2026-11-20T22:41:30.000Z',
});
const answer = (names: string[], more: object = {}) => ({
  body: {
    checkIns: names.map(waiting),
    page: 1,
    pageCount: 1,
    total: 120,
    lookedThrough: 120,
    reasons: { 'no-location': 80, 'unclear-fix': 40 },
    businesses: [{ id: 'vino', name: 'Vino', count: 120 }],
    radiusMeters: 50,
    ...more,
  },
});
const list = 'GET /api/admin/check-ins/pending?eventId=autumn';
let server: FakeServer;

beforeEach(() => {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  server = fakeServer();
  server.on('GET /api/admin/desk/changes?eventId=autumn', { body: { changes: [] } });
});

function open(address = '/admin/review') {
  render(
    <TestTab at={address}>
      <ReviewTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

it('sorts and filters by reason and business in the URL', async () => {
  server.on(`${list}&page=1`, answer(['Maya']));
  server.on(`${list}&sort=-received&page=1`, answer(['Otto']));
  server.on(`${list}&reason=unclear-fix&sort=-received&page=1`, answer(['Zoë']));
  server.on(
    `${list}&reason=unclear-fix&businessId=vino&sort=-received&page=1`,
    answer(['Ida', 'Ada']),
  );
  const user = open();
  await screen.findByText('Maya');
  await user.selectOptions(screen.getByLabelText('Order'), 'Latest first');
  await screen.findByText('Otto');
  await user.click(screen.getByRole('button', { name: 'Unclear location 40' }));
  await screen.findByText('Zoë');
  await user.selectOptions(screen.getByLabelText('Business'), 'Vino (120)');
  await screen.findByText('Ida');
  expect(testHistory.url).toContain('sort=-received&reason=unclear-fix&business=vino');
});

it('keeps the page in the URL across a reload, and starts another order at its first page', async () => {
  const second = answer(['Maya'], { page: 2, pageCount: 2 });
  server.on(`${list}&page=1`, answer(['Otto'], { pageCount: 2 }));
  server.on(`${list}&page=2`, second);
  server.on(`${list}&sort=business&page=1`, answer(['Ada'], { pageCount: 2 }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Maya')).toBeTruthy();
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  const url = testHistory.url;
  cleanup();
  open(url);
  expect(await screen.findByText('Maya')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Order'), 'By business, A to Z');
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(screen.getByText('Page 1 of 2')).toBeTruthy();
});

it('sends a debounced search and reports an empty result', async () => {
  server.on(`${list}&page=1`, answer(['Maya']));
  server.on(`${list}&search=nobody&page=1`, answer([]));
  const user = open();
  await screen.findByText('Maya');
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByText('No check-ins found')).toBeTruthy();
  expect(screen.getByText('None found').role).toBe('status');
  expect(server.requests.filter(({ path }) => path.includes('search='))).toHaveLength(1);
  expect(screen.getByRole('searchbox')).toBeTruthy();
});

it('lists the stamps of a code, refuses one that counts, and leads back to all', async () => {
  mockLayout();
  const stamps = answer([], {
    checkIns: [{ ...waiting('Maya'), state: 'verified' }, waiting('Otto')],
    total: 2,
  });
  server.on(`${list}&businessId=vino&venueCode=current&page=1`, stamps);
  server.on(`${list}&page=1`, answer(['Ida']));
  server.on('POST /api/admin/check-ins/reviews', {
    body: { decided: [], notDecided: [], undoUntil: '2026-11-20T22:51:30.000Z' },
  });
  const user = open('/admin/review?business=vino&code=current');
  expect(await screen.findByText(/^2 stamps were made with the current code/)).toBeTruthy();
  expect(screen.getByText('Counts')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm Maya at Vino' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm Otto at Vino' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refuse Maya at Vino' }));
  const description = /^This removes the stamp of Maya at Vino/;
  const question = within(await screen.findByRole('alertdialog', { description }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByLabelText('Why')));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/admin/check-ins/reviews')[0]?.body).toMatchObject({
      checkIns: [{ id: 'Maya', version: 1 }],
      decision: 'refuse',
    }),
  );
  await user.click(screen.getByRole('link', { name: 'All check-ins to review' }));
  expect(await screen.findByText('Ida')).toBeTruthy();
});

it('keeps a business selected after its last check-in was decided, and can be left', async () => {
  const none = answer([], { total: 0, lookedThrough: 0, reasons: {}, businesses: [] });
  server.on(`${list}&businessId=vino&page=1`, none);
  server.on(`${list}&page=1`, none);
  const user = open('/admin/review?business=vino');
  expect(await screen.findByText('No check-ins found')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Business'), 'Every business');
  expect(await screen.findByText('Nothing to review')).toBeTruthy();
});

it('opens the registration by the evidence, but not by a click next to the decisions', async () => {
  server.on(`${list}&page=1`, answer(['Maya']));
  const user = open();
  await user.click(await screen.findByText('No location sent'));
  await waitFor(() => expect(testHistory.url).toBe('/admin/registrations?open=OF-Maya'));
});

it('removes a decided check-in at once and accepts the next decision during the refetch', async () => {
  server.on(`${list}&page=1`, answer(['Maya', 'Otto']));
  const reviews = 'POST /api/admin/check-ins/reviews';
  server.on(reviews, ({ body }) => {
    const [{ id }] = (body as { checkIns: [{ id: string }] }).checkIns;
    const decided = [{ id, unlockedRewards: [] }];
    return { body: { decided, notDecided: [], undoUntil: '2999-01-01T00:00:00.000Z' } };
  });
  const user = open();
  await screen.findByText('Otto');
  server.on(`${list}&page=1`, () => new Promise(() => undefined));
  for (const name of ['Maya', 'Otto']) {
    await user.click(screen.getByRole('button', { name: `Confirm ${name} at Vino` }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  }
  expect(server.requestsTo(reviews)).toHaveLength(2);
});

it('restores a check-in whose decision failed, and shows why', async () => {
  server.on(`${list}&page=1`, answer(['Maya']));
  const message = 'Somebody else has decided this one.';
  const notDecided = [{ id: 'Maya', code: 'stale-edit', message }];
  const undoUntil = '2999-01-01T00:00:00.000Z';
  server.on('POST /api/admin/check-ins/reviews', { body: { decided: [], notDecided, undoUntil } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm Maya at Vino' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('Maya')).toBeTruthy();
});

const undoable = 'GET /api/admin/desk/changes?eventId=autumn';
const undo = (name: string) => `POST /api/admin/desk/changes/${name}/undo`;
const action = (name: string) => ({
  kind: 'check-in',
  change: 'confirm',
  id: name,
  partIds: [name],
  eventId: 'autumn',
  madeBy: 'theo',
  people: [name],
  businesses: ['Vino'],
  madeAt: '2026-11-20T22:41:00.000Z',
  undoUntil: '2999-01-01T00:00:00.000Z',
});

it('announces decided check-ins and an undo in a status that was there before', async () => {
  const confirmed = (...names: string[]) => ({ body: { changes: names.map(action) } });
  server.on(`${list}&page=1`, answer(['Maya', 'Otto']));
  server.on(undoable, confirmed('Ida'));
  const undoUntil = '2999-01-01T00:00:00.000Z';
  server.on('POST /api/admin/check-ins/reviews', {
    body: { decided: [], notDecided: [], undoUntil },
  });
  server.on(undo('Otto'), { body: undone({ restored: 1 }) });
  const user = open();
  await screen.findByRole('button', { name: /^Undo.*Ida/ });
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  server.on(undoable, confirmed('Otto', 'Maya', 'Ida'));
  await user.click(screen.getByRole('button', { name: 'Confirm all 2 at Vino' }));
  await waitFor(() => expect(status?.textContent).toBe('Vino confirmed for Otto, 1 more'));
  server.on(undoable, confirmed('Maya', 'Ida'));
  await user.click(screen.getByRole('button', { name: /^Undo.*Otto/ }));
  await waitFor(() => expect(status?.textContent).toBe('Undone: Vino confirmed for Otto'));
});

it('announces no action of the desk, which it does not list', async () => {
  server.on(`${list}&page=1`, answer(['Otto']));
  const undoUntil = '2999-01-01T00:00:00.000Z';
  server.on('POST /api/admin/check-ins/reviews', {
    body: { decided: [], notDecided: [], undoUntil },
  });
  const user = open();
  const confirm = await screen.findByRole('button', { name: 'Confirm Otto at Vino' });
  const [status] = screen.getAllByRole('status');
  const { businesses: _, change: __, ...admission } = { ...action('Rosa'), kind: 'admission' };
  server.on(undoable, { body: { changes: [admission, action('Otto')] } });
  await user.click(confirm);
  await waitFor(() => expect(status?.textContent).toBe('Vino confirmed for Otto'));
});

it('removes an undone action from the list and accepts the next undo at once', async () => {
  server.on(`${list}&page=1`, answer([]));
  server.on(undoable, { body: { changes: ['Maya', 'Otto'].map(action) } });
  for (const name of ['Maya', 'Otto']) server.on(undo(name), { body: undone({ restored: 1 }) });
  const user = open();
  const button = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`^Undo.*${name}`) });
  await button('Otto');
  server.on(undoable, () => new Promise(() => undefined));
  for (const name of ['Maya', 'Otto']) {
    await user.click(await button(name));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(`^Undo.*${name}`) })).toBeNull(),
    );
  }
  for (const name of ['Maya', 'Otto']) expect(server.requestsTo(undo(name))).toHaveLength(1);
});
