import { webcrypto } from 'node:crypto';
import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  beginStaffSession,
  endStaffSession,
} from '../../../platform/session/staff-session-store.ts';
import { device } from '../../../support/portal/fake-idb.ts';
import { type FakeServer, fakeServer } from '../../../support/portal/fake-server.ts';
import { list, snapshot } from '../../../support/portal/offline-desk.tsx';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { useDeskSnapshot } from './use-snapshot.ts';

vi.mock('idb', () => import('../../../support/portal/fake-idb.ts'));

let server: FakeServer;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has no key functions.
  vi.stubGlobal('crypto', webcrypto);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server = fakeServer();
  server.on(list, { body: snapshot });
  await beginStaffSession('token', theo);
});
afterEach(async () => {
  vi.useRealTimers();
  await endStaffSession(null);
  device.records.clear();
});

const timesRead = () => server.requestsTo(list).length;
let ongoingReads: () => number;
const openDesk = async () => {
  const { result } = renderHook(
    () => {
      const client = useQueryClient();
      ongoingReads = () => client.isFetching();
      return useDeskSnapshot('autumn');
    },
    {
      wrapper: ({ children }) => (
        <TestTab at="/admin/desk" staff={theo}>
          {children}
        </TestTab>
      ),
    },
  );
  await waitFor(() => expect(result.current.snapshot).not.toBeNull());
  return result;
};
type Desk = Awaited<ReturnType<typeof openDesk>>;
/** Saves an arrival every 10 seconds. */
const admit = async (desk: Desk, seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 10)
    await act(async () => {
      desk.current.save(async (before) => ({ ...before }));
      await desk.current.latest();
      await vi.advanceTimersByTimeAsync(10_000);
    });
};

it('refreshes the list every 2 minutes while the desk admits people', async () => {
  const desk = await openDesk();
  for (let passed = 0; passed < 250; passed += 10) {
    await admit(desk, 10);
    // An arrival during a refresh would cancel it, and the list would be read again.
    await waitFor(() => expect(ongoingReads()).toBe(0));
  }
  expect(timesRead()).toBe(3);
});

it('refreshes the list seconds after an arrival cancelled its slow refresh', async () => {
  const desk = await openDesk();
  server.on(list, () => new Promise(() => undefined));
  await admit(desk, 130);
  expect(timesRead()).toBeGreaterThanOrEqual(2);
  server.on(list, { body: { ...snapshot, takenAt: '2026-11-20T23:00:00.000Z' } });
  await admit(desk, 20);
  await waitFor(() => expect(desk.current.snapshot?.takenAt).toBe('2026-11-20T23:00:00.000Z'));
});

it('keeps a newer list that arrives during a change, and changes that', async () => {
  const desk = await openDesk();
  const takenAt = '2026-11-20T23:00:00.000Z';
  server.on(list, { body: { ...snapshot, takenAt } });
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const changed: string[] = [];
  desk.current.save(async (before) => {
    changed.push(before.takenAt);
    await arrived;
    return { ...before };
  });
  await waitFor(() => expect(changed).toHaveLength(1));
  desk.current.refresh();
  await waitFor(() => expect(desk.current.snapshot?.takenAt).toBe(takenAt));
  resolve();
  await act(() => desk.current.latest());
  expect(changed).toEqual([snapshot.takenAt, takenAt]);
  expect(desk.current.snapshot?.takenAt).toBe(takenAt);
});

it('stores no list that arrives after the session has ended', async () => {
  const desk = await openDesk();
  await waitFor(() => expect(device.records.size).toBe(1));
  device.records.clear();
  let arrived = false;
  server.on(list, async () => {
    await endStaffSession(null);
    arrived = true;
    return { body: snapshot };
  });
  desk.current.refresh();
  await waitFor(() => expect(arrived).toBe(true));
  await waitFor(() => expect(ongoingReads()).toBe(0));
  expect(device.records.size).toBe(0);
});
