import { createHmac, webcrypto } from 'node:crypto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskSnapshot, type SnapshotEntry } from '@wine-walk/common/api/staff/desk.ts';
import { nameTerms } from '@wine-walk/common/rules/people/name-search.ts';
import { event } from '@wine-walk/common/support/samples.ts';
import { afterEach, expect, vi } from 'vitest';
import { syncServerClock } from '../../platform/device/server-clock.ts';
import { beginStaffSession, endStaffSession } from '../../platform/session/staff-session-store.ts';
import DeskTab from '../../portal/features/desk/desk-tab.tsx';
import { deskQueue } from '../../portal/shared/desk/desk-queue.ts';
import { waitForOptions } from '../in-time.ts';
import { ageOfSignIn } from './fake-auth.ts';
import { device } from './fake-idb.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { deskEvent } from './sample-lookup.ts';
import { TestTab, theo } from './test-tab.tsx';

/*
 * Desk with a downloaded snapshot that then loses the server. Its tests mock `idb` and the device's
 * environment.
 */

/** Server time: 5:40 PM in New York, in epoch milliseconds. */
export const serverTime = Date.parse('2026-11-20T22:40:00.000Z');
const key = Buffer.alloc(32, 250);
/** Returns the keyed hash of an ID as the server computes it for this snapshot. */
export const hash = (id: string) =>
  createHmac('sha256', key).update(id).digest().subarray(0, 12).toString('base64url');
/** Attendee who may be admitted. */
export const mayaEntry: SnapshotEntry = {
  confirmation: hash('MAYA1'),
  ticket: hash('T-1'),
  ticketKey: hash('T1'),
  nameTerms: nameTerms('Maya Reyes').map((term) => hash(term).slice(0, 6)),
  party: null,
  participantId: 'maya',
  ticketEnd: '1',
  submittedAt: '2026-11-01T16:05:00.000Z',
  mustSign: false,
  hasTicketToShow: false,
  owes: false,
  answer: 'welcome',
  name: 'Maya R.',
  typeId: null,
  happenedAt: null,
  happenedBy: null,
};
/** Snapshot with one attendee who may be admitted. */
export const snapshot: DeskSnapshot = {
  event: deskEvent,
  takenAt: '2026-11-20T22:32:00.000Z',
  hashKey: key.toString('base64url'),
  entries: [mayaEntry],
  businesses: [{ id: 'vino', name: 'Vino Veritas' }],
  cursor: '',
};
/** Call that admits attendees. */
export const admissions = 'POST /api/admin/desk/admissions';
/** Call that looks up a scan or a name. */
export const lookUp = 'POST /api/admin/desk/lookup';
/** Call that reads the desk's snapshot. */
export const list = 'GET /api/admin/desk/snapshot?eventId=autumn';
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

/** Opens the desk on a phone that cannot reach the server; `server` provides its snapshot. */
export function openDesk(server: FakeServer) {
  forgetRecords();
  emitSnapshot('events', [event('autumn')]);
  for (const call of [lookUp, admissions, 'GET /api/admin/tills?eventId=autumn'])
    server.on(call, unreachable);
  for (const call of ['changes', 'conflicts'])
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
  // Repeated, because an action that is being sent stays until the answer.
  await vi.waitFor(async () => {
    for (const { key: queuedKey } of deskQueue().getSnapshot().deliveries) {
      await deskQueue().cancel(queuedKey);
      await deskQueue().dismiss(queuedKey);
    }
    expect(deskQueue().getSnapshot().deliveries).toEqual([]);
  }, waitForOptions);
  await endStaffSession(null);
  ageOfSignIn(0);
  device.records.clear();
  device.ms = 0;
  syncServerClock(new Date().toUTCString());
});

/**
 * Signs in on a phone whose clock is off by `wrongBy` milliseconds, downloads the snapshot `of` the event and loses the
 * server.
 */
export async function deskWithoutServer(wrongBy = 0, of = snapshot) {
  vi.useFakeTimers({ now: serverTime + wrongBy, toFake: ['Date'] });
  // jsdom has no key functions.
  vi.stubGlobal('crypto', webcrypto);
  const headers = { Date: new Date(serverTime).toUTCString() };
  const server = fakeServer();
  server.on(list, { body: of, headers });
  // Signed in an hour ago by server time, which the response contained.
  syncServerClock(headers.Date);
  ageOfSignIn(wrongBy + 3_600_000);
  await beginStaffSession('one', theo);
  deskQueue().setOwner(theo.username, true);
  openDesk(server);
  await screen.findByLabelText('Your spot');
  await vi.waitFor(() => expect(device.records.size).toBe(1), waitForOptions);
  cleanup();
  server.on(list, unreachable);
  const user = openDesk(server);
  await screen.findByLabelText('Your spot');
  return { server, user };
}

type User = ReturnType<typeof userEvent.setup>;

/** Types a code as a hardware scanner does. */
export async function scan(user: User, text: string): Promise<void> {
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), `${text}{Enter}`);
}

/** Scans an attendee and admits them. */
export async function admitByScan(user: User, server: FakeServer, text: string): Promise<void> {
  await scan(user, text);
  const answer = within(await screen.findByRole('dialog'));
  expect(answer.getByText(/using the list from 5:32 PM/)).toBeTruthy();
  await user.click(answer.getByRole('button', { name: 'ID seen, hand over the glass' }));
  await waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1));
}
