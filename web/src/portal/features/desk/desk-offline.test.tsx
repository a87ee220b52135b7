import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { device } from '../../../support/portal/fake-idb.ts';
import {
  admissions,
  admitByScan,
  deskWithoutServer,
  list,
  scan,
  snapshot,
  unreachable,
} from '../../../support/portal/offline-desk.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock(
  '../../../platform/firebase/firebase-auth.ts',
  () => import('../../../support/portal/fake-auth.ts'),
);
vi.mock('../../../platform/live/live.ts', () => import('../../../support/portal/fake-live.ts'));
vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);
vi.mock('idb', () => import('../../../support/portal/fake-idb.ts'));

/** Another time of the day, too, which is all that the desk's screen says. */
const dayAndHourMs = 25 * 3_600_000;

it.each([
  ['ahead', dayAndHourMs],
  ['behind', -dayAndHourMs],
])(
  'an arrival that a desk decides by itself is at the server’s time on a phone a day %s, also once it is loaded again',
  async (_, wrongBy) => {
    const { server, user } = await deskWithoutServer(wrongBy);
    await admitByScan(user, server, 'T-1');
    await scan(user, 'MAYA1');
    expect(await screen.findByText('Maya R. came in at 5:40 PM, by Theo Marsh.')).toBeTruthy();
    const [act] = server.askedOf(admissions);
    const { ticketIds, doneAt } = act?.body as { ticketIds: string[]; doneAt: string };
    expect([ticketIds, doneAt.slice(0, 16)]).toEqual([['T-1'], '2026-11-20T22:40']);
  },
);

/** Of storage that takes its time, as that of a full phone does. */
const slowMs = 300;

// spec: D1.43
it('somebody who was let in without a connection is not let in by the next scan, however soon it comes', async () => {
  const { server, user } = await deskWithoutServer();
  device.ms = slowMs;
  await admitByScan(user, server, 'T-1');
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. came in at 5:40 PM, by Theo Marsh.')).toBeTruthy();
});

// spec: D1.44
it('an arrival that is taken back before it was sent may come in again without a connection', async () => {
  const { server, user } = await deskWithoutServer();
  await admitByScan(user, server, 'T-1');
  await scan(user, 'MAYA1');
  await user.click(await screen.findByRole('button', { name: 'Back to the search' }));
  await user.click(screen.getByRole('button', { name: 'Take back: Maya R. is in' }));
  await scan(user, 'MAYA1');
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
});

/** What the server answers once somebody has come in. */
const admission = () => ({
  id: 'one',
  people: [],
  arrived: ['MAYA1'],
  amountCents: 0,
  happenedAt: new Date().toISOString(),
  undoUntil: new Date(Date.now() + 300_000).toISOString(),
  doubts: {},
});

// spec: D1.43
it('an arrival that was sent is known to this phone’s list when the connection is gone again', async () => {
  const { server, user } = await deskWithoutServer();
  server.on(admissions, { body: admission() });
  await admitByScan(user, server, 'T-1');
  await waitFor(() => expect(screen.queryByText(/waits on this phone/)).toBeNull());
  await scan(user, 'MAYA1');
  expect(await screen.findByText('Maya R. came in at 5:40 PM, by Theo Marsh.')).toBeTruthy();
});

// spec: D1.44
it('an arrival that is taken back at the server may come in again once the connection is gone', async () => {
  const { server, user } = await deskWithoutServer();
  const { happenedAt, undoUntil } = admission();
  const done = { action: 'admit', ids: ['one'], people: ['Maya R.'], subjects: [], taken: null };
  server.on(admissions, { body: admission() });
  server.on('GET /api/admin/desk/undoable?eventId=autumn', {
    body: { actions: [{ ...done, happenedAt, undoUntil }] },
  });
  await admitByScan(user, server, 'T-1');
  server.on(list, { body: snapshot });
  server.on(`${admissions}/one/undo`, { body: { message: 'Taken back.', people: [] } });
  const asked = server.askedOf(list).length;
  await user.click(await screen.findByRole('button', { name: 'Undo: Maya R. is in' }));
  await waitFor(() => expect(server.askedOf(list).length).toBeGreaterThan(asked));
  server.on(list, unreachable);
  await scan(user, 'MAYA1');
  expect(await screen.findByRole('heading', { name: 'Welcome, Maya' })).toBeTruthy();
});
