import { createHmac, webcrypto } from 'node:crypto';
import type { DeskSnapshot } from '@contract/desk-snapshot.ts';
import { event } from '@support/sample-event.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { beginStaffSession, endStaffSession } from '../../../data/staff-session-store.ts';
import { noteServerTime } from '../../../device/server-clock.ts';
import { inTime } from '../../../support/in-time.ts';
import { ageOfSignIn } from '../../../support/portal/fake-auth.ts';
import { forgetRecords, tell } from '../../../support/portal/fake-live.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { deskQueue } from '../../records/desk-queue.ts';
import DeskTab from './desk-tab.tsx';

vi.mock('firebase/auth', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/firebase-auth.ts', () => import('../../../support/portal/fake-auth.ts'));
vi.mock('../../../data/live.ts', () => import('../../../support/portal/fake-live.ts'));
vi.mock('../../../data/delivery-queue/device-environment.ts', async () => {
  const { memoryLock, memoryStore } = await import('../../../support/memory-queue.ts');
  const { deviceClock } = await import('../../../data/delivery-queue/clock.ts');
  const common = { clock: deviceClock, isOnline: () => true, wakeUps: () => () => undefined };
  return {
    deviceEnvironment: () => ({ store: memoryStore().store, lock: memoryLock().lock, ...common }),
  };
});

const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb', () => ({
  openDB: async (name: string) => ({
    get: async () => device.get(name),
    put: async (_store: string, value: unknown) => void device.set(name, value),
    close: () => undefined,
  }),
  deleteDB: async (name: string) => void device.delete(name),
}));

/** Another time of the day, too, which is all that the desk's screen says. */
const dayAndHourMs = 25 * 3_600_000;
/** By the server: 5:40 PM in New York. */
const serverTime = Date.parse('2026-11-20T22:40:00.000Z');
const key = Buffer.alloc(32, 250);
const hash = (id: string) =>
  createHmac('sha256', key).update(id).digest().subarray(0, 12).toString('base64url');
const snapshot: DeskSnapshot = {
  event: {
    id: 'autumn',
    name: 'Autumn Walk',
    timeZone: 'America/New_York',
    ticketPrice: { amountCents: 3500, currency: 'USD' },
  },
  takenAt: '2026-11-20T22:32:00.000Z',
  hashKey: key.toString('base64url'),
  entries: [
    {
      confirmation: hash('MAYA1'),
      ticket: hash('T-1'),
      answer: 'welcome',
      name: 'Maya R.',
      happenedAt: null,
      happenedBy: null,
    },
  ],
  businesses: [{ id: 'vino', name: 'Vino Veritas' }],
};
const admissions = 'POST /api/admin/desk/admissions';
const lookup = 'POST /api/admin/desk/lookup';
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

function openDesk(server: FakeServer) {
  forgetRecords();
  tell('events', [event('autumn')]);
  for (const call of [lookup, admissions, 'GET /api/admin/tills?eventId=autumn'])
    server.on(call, unreachable);
  for (const call of ['undoable', 'doubts'])
    server.on(`GET /api/admin/desk/${call}?eventId=autumn`, unreachable);
  render(
    <TestTab at="/admin/desk" staff={theo}>
      <DeskTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  for (const { key: waiting } of deskQueue().getSnapshot().deliveries)
    await deskQueue().withdraw(waiting);
  await endStaffSession(null);
  ageOfSignIn(0);
  noteServerTime(new Date().toUTCString());
});

it.each([
  ['ahead', dayAndHourMs],
  ['behind', -dayAndHourMs],
])(
  'an arrival that a desk decides by itself is at the server’s time on a phone a day %s, also once it is loaded again',
  async (_, wrongBy) => {
    // The DOM of the tests has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    vi.useFakeTimers({ now: serverTime + wrongBy, toFake: ['Date'] });
    // Nor has it keys.
    vi.stubGlobal('crypto', webcrypto);
    const headers = { Date: new Date(serverTime).toUTCString() };
    const server = fakeServer();
    server.on('GET /api/admin/desk/snapshot?eventId=autumn', { body: snapshot, headers });
    // They signed in an hour ago, by the server, whose answer told the time.
    noteServerTime(headers.Date);
    ageOfSignIn(wrongBy + 3_600_000);
    await beginStaffSession('one', theo);
    deskQueue().identify(theo.username, true);
    const user = openDesk(server);
    await screen.findByLabelText('You stand at');
    await vi.waitFor(() => expect(device.size).toBe(1), inTime);
    cleanup();

    server.on('GET /api/admin/desk/snapshot?eventId=autumn', unreachable);
    openDesk(server);
    await screen.findByLabelText('You stand at');
    await user.type(screen.getByRole('searchbox'), 'T-1{Enter}');
    const answer = within(await screen.findByRole('dialog'));
    expect(answer.getByText(/by the list of 5:32 PM/)).toBeTruthy();
    await user.click(answer.getByRole('button', { name: 'ID seen, hand over the glass' }));
    await waitFor(() => expect(server.askedOf(admissions)).toHaveLength(1));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'MAYA1{Enter}');
    expect(await screen.findByText('Maya R. came in at 5:40 PM, by Theo Marsh.')).toBeTruthy();
    const [act] = server.askedOf(admissions);
    const { ticketIds, doneAt } = act?.body as { ticketIds: string[]; doneAt: string };
    expect([ticketIds, doneAt.slice(0, 16)]).toEqual([['T-1'], '2026-11-20T22:40']);
  },
);
