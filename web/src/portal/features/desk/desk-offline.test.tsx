import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { undone } from '@wine-walk/common/model/changes.ts';
import { expect, it, vi } from 'vitest';
import { beginStaffSession } from '../../../platform/session/staff-session-store.ts';
import { device } from '../../../support/portal/fake-idb.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import {
  admissions,
  admitByScan,
  deskWithoutServer,
  list,
  lookUp,
  mayaEntry,
  openDesk,
  scan,
  snapshot,
  unreachable,
} from '../../../support/portal/offline-desk.tsx';
import { deskPerson, emptyLookup } from '../../../support/portal/sample-lookup.ts';
import { theo } from '../../../support/portal/test-tab.tsx';
import { deskQueue } from '../../shared/desk/desk-queue.ts';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);
vi.mock('idb', () => import('../../../support/portal/fake-idb.ts'));

/** Changes the time of day as well, which is all that the desk shows. */
const dayAndHourMs = 25 * 3_600_000;

it.each([
  ['ahead', dayAndHourMs],
  ['behind', -dayAndHourMs],
])(
  'records an offline arrival at server time on a device whose clock is a day %s, also after a reload',
  async (_, wrongBy) => {
    const { server, user } = await deskWithoutServer(wrongBy);
    await admitByScan(user, server, 'T-1');
    await scan(user, 'MAYA1');
    expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
    const [act] = server.requestsTo(admissions);
    const { ticketIds, eventId, doneAt } = act?.body as Record<'eventId' | 'doneAt', string> & {
      ticketIds: string[];
    };
    expect([ticketIds, eventId, doneAt.slice(0, 16)]).toEqual([
      ['T-1'],
      'autumn',
      '2026-11-20T22:40',
    ]);
  },
);

/** Lets the server answer lookups after 5 seconds: requests that do not wait as long are aborted. */
function slowLookups(server: FakeServer) {
  server.on(lookUp, ({ body }) => ({ body: foundOnServer((body as { text: string }).text) }));
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path.endsWith('/lookup')) request.signal?.throwIfAborted();
    return answer(path, request);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms < 5000
      ? AbortSignal.abort(new DOMException('', 'TimeoutError'))
      : new AbortController().signal,
  );
}

it('decides by its list when the server is slow', async () => {
  const { server, user } = await deskWithoutServer();
  slowLookups(server);
  await scan(user, 'T-1');
  expect(await screen.findByText(/using the list from 5:32 PM/)).toBeTruthy();
});

it('waits for a slow server while it has no list', async () => {
  vi.stubGlobal('crypto', webcrypto);
  await beginStaffSession('one', theo);
  const server = fakeServer();
  server.on(list, unreachable);
  const user = openDesk(server);
  slowLookups(server);
  await scan(user, 'person:maya');
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
});

it('admits a person found by a part of the name, and names them to the server later', async () => {
  const { server, user } = await deskWithoutServer();
  await scan(user, 'reyes');
  const welcome = within(await screen.findByRole('dialog'));
  expect(welcome.getByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
  expect(welcome.getByText('Maya R. · Prepaid · …1')).toBeTruthy();
  server.on(lookUp, ({ body }) => ({
    body: foundOnServer((body as { text: string }).text),
  }));
  server.on(admissions, { body: admission() });
  await user.click(welcome.getByRole('button', { name: 'ID seen, hand over the glass' }));
  await waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1));
  expect(server.requestsTo(admissions)[0]?.body).toMatchObject({
    submissionIds: ['MAYA1'],
    ticketIds: [],
  });
  server.on(lookUp, unreachable);
  await scan(user, 'T-1');
  expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
});

it('tells people of one masked name apart by the end of the ticket and the time', async () => {
  const other = {
    ...mayaEntry,
    confirmation: 'x',
    ticket: 'y',
    ticketKey: 'z',
    participantId: 'mia',
  };
  const another = { ...other, ticketEnd: '9-77', submittedAt: '2026-11-02T16:05:00.000Z' };
  const { user } = await deskWithoutServer(0, { ...snapshot, entries: [mayaEntry, another] });
  await scan(user, 'Maya');
  const list = await screen.findByRole('region', { name: 'Which one?' });
  const shown = within(list).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Maya R.…1\u00a0· registered Nov 1, 11:05 AMPaid',
    'Maya R.…9-77\u00a0· registered Nov 2, 11:05 AMPaid',
  ]);
  const [, second] = shown;
  if (second) await user.click(second);
  expect(await screen.findByText('Maya R. · Prepaid · …9-77')).toBeTruthy();
});

it('names the holder of an unused ticket as not registered', async () => {
  const ticket = {
    ...mayaEntry,
    answer: 'register' as const,
    confirmation: null,
    participantId: null,
    ticket: 'y',
    ticketKey: 'z',
    name: 'MR',
    ticketEnd: '0041',
    submittedAt: null,
  };
  const { user } = await deskWithoutServer(0, { ...snapshot, entries: [mayaEntry, ticket] });
  await scan(user, 'Reyes');
  await user.click(await screen.findByRole('button', { name: /^MR/ }));
  expect(await screen.findByRole('heading', { name: 'Not registered yet' })).toBeTruthy();
  expect(screen.getByText('MR · paid · …0041')).toBeTruthy();
});

/** Delay of slow storage, such as on a full device. */
const slowMs = 300;

it('refuses a person admitted offline on the next scan, even an immediate one', async () => {
  const { server, user } = await deskWithoutServer();
  device.ms = slowMs;
  await admitByScan(user, server, 'T-1');
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
});

it('admits a person again when offline after the queued arrival was cancelled', async () => {
  const { server, user } = await deskWithoutServer();
  await admitByScan(user, server, 'T-1');
  await scan(user, 'MAYA1');
  await user.click(await screen.findByRole('button', { name: 'Back to the search' }));
  const undo = screen.getByRole('button', { name: 'Undo: Maya R. is in' });
  await user.click(undo);
  await waitFor(() => expect(undo.isConnected).toBe(false));
  await scan(user, 'MAYA1');
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
});

it('names the undo on the server for a withdrawn action whose response was lost', async () => {
  const { server, user } = await deskWithoutServer();
  await admitByScan(user, server, 'T-1');
  await waitFor(() =>
    expect(deskQueue().getSnapshot().deliveries).toMatchObject([{ failedAttempts: 1 }]),
  );
  const { happenedAt, undoUntil } = admission();
  const of = { id: 'one', partIds: ['one'], eventId: 'autumn', madeBy: 'theo', undoUntil };
  const done = { kind: 'admission', people: ['Maya Reyes'], taken: null };
  server.on('GET /api/admin/desk/changes?eventId=autumn', {
    body: { changes: [{ ...of, ...done, madeAt: happenedAt }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo: Maya R. is in' }));
  expect(await screen.findByText(/^No longer sent from this phone: Maya R\. is in/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Undo: Maya Reyes is in' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'OK: Maya R. is in' }));
  expect(screen.queryByText(/^No longer sent/)).toBeNull();
});

/** Response of the server to a lookup. */
const foundOnServer = (text: string) => ({
  ...emptyLookup,
  answer: 'welcome',
  lookedUp: text,
  ticketId: 'T-1',
  people: text === 'person:maya' ? [{ ...deskPerson, ticketId: 'T-1' }] : [],
});

/** Waits until the delivered arrival of Maya is stored: saved later, it would be in a newer list, or in the next test. */
async function waitForArrival(user: Awaited<ReturnType<typeof deskWithoutServer>>['user']) {
  await waitFor(() =>
    expect(deskQueue().getSnapshot().deliveries).toMatchObject([{ state: 'delivered' }]),
  );
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the search' }));
}

/** Response of the server to an admission. */
const admission = () => ({
  id: 'one',
  people: [],
  tickets: [],
  arrived: ['MAYA1'],
  amountCents: 0,
  happenedAt: new Date().toISOString(),
  undoUntil: new Date(Date.now() + 300_000).toISOString(),
  conflicts: {},
});

it('refuses a person whose arrival was delivered before the device went offline again', async () => {
  const { server, user } = await deskWithoutServer();
  server.on(admissions, { body: admission() });
  await admitByScan(user, server, 'T-1');
  await waitFor(() => expect(screen.queryByText(/waiting on this phone/)).toBeNull());
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
});

it('names the amount that an offline payment took twice', async () => {
  const { server, user } = await deskWithoutServer();
  const conflicts = { MAYA1: 'paid-twice' };
  const paidTwice = { amountCents: 3500, currency: 'USD' };
  server.on(admissions, { body: { ...admission(), conflicts, paidTwice } });
  await admitByScan(user, server, 'T-1');
  expect(
    await screen.findByText(/They had already paid or have a ticket\. \$35 was taken twice\./),
  ).toBeTruthy();
  await waitForArrival(user);
});

it('takes the next scan at once after an offline result when the server does not answer', async () => {
  const { server, user } = await deskWithoutServer();
  const response = Promise.withResolvers<never>();
  server.on(admissions, () => response.promise);
  await admitByScan(user, server, 'T-1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. arrived at 5:40 PM, by Theo Marsh.')).toBeTruthy();
  response.reject(new TypeError('Failed to fetch'));
  const states = () =>
    deskQueue()
      .getSnapshot()
      .deliveries.map(({ state }) => state);
  await waitFor(() => expect(states().at(-1)).toBe('queued'));
});

it('admits a person again when offline after the server undid the arrival', async () => {
  const { server, user } = await deskWithoutServer();
  const { happenedAt, undoUntil } = admission();
  const of = { id: 'one', partIds: ['one'], eventId: 'autumn', madeBy: 'theo', undoUntil };
  const done = { kind: 'admission', people: ['Maya R.'], taken: null };
  server.on(admissions, { body: admission() });
  server.on('GET /api/admin/desk/changes?eventId=autumn', {
    body: { changes: [{ ...of, ...done, madeAt: happenedAt }] },
  });
  await admitByScan(user, server, 'T-1');
  expect(await screen.findByText(/We can’t reach the server/)).toBeTruthy();
  await waitForArrival(user);
  const businesses = [...snapshot.businesses, { id: 'olio', name: 'Olio' }];
  // A list that was read before the undo can still get the arrival of this phone.
  server.on('POST /api/admin/desk/changes/one/undo', () => {
    server.on(list, { body: { ...snapshot, businesses } });
    return { body: undone({ restored: 1 }) };
  });
  await user.click(await screen.findByRole('button', { name: 'Undo: Maya R. is in' }));
  expect(await screen.findByText('Undone: Maya R. is in')).toBeTruthy();
  expect(await screen.findByRole('option', { name: /^Olio/ })).toBeTruthy();
  server.on(list, unreachable);
  await scan(user, 'MAYA1');
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
});

it('shows the server’s result in place of an open offline one when the connection returns', async () => {
  const { server, user } = await deskWithoutServer();
  await scan(user, 'T-1');
  expect(await screen.findByText(/^Offline, using the list from/)).toBeTruthy();
  const maya = { submissionId: 'MAYA1', fullName: 'Maya Reyes', ticketId: 'T-1' };
  server.on('POST /api/admin/desk/lookup', {
    body: {
      answer: 'refused',
      reason: 'used',
      lookedUp: 'T-1',
      ticketId: 'T-1',
      happenedAt: '2026-11-20T22:41:00.000Z',
      happenedBy: 'Jonah',
      otherEventName: null,
      people: [{ ...maya, state: 'arrived', isVerified: true }],
      tickets: [],
      reward: null,
      event: snapshot.event,
    },
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Maya Reyes arrived at 5:41 PM, by Jonah.')).toBeTruthy();
  expect(screen.queryByText(/^Offline, using the list from/)).toBeNull();
});
