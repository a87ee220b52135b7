import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowMs } from '../../../platform/delivery-queue/delivery-queue.ts';
import { waitForOptions } from '../../../support/in-time.ts';
import { type FakeServer, fakeServer, refusal } from '../../../support/portal/fake-server.ts';
import { ownTill } from '../../../support/portal/sample-till.ts';
import { TestTab, theo } from '../../../support/portal/test-tab.tsx';
import { type DeskAction, deskAction } from './desk-action.ts';
import { deskQueue, performDeskAction, useRunDeskQueue } from './desk-queue.ts';

vi.mock(
  '../../../platform/delivery-queue/environment.ts',
  () => import('../../../support/memory-queue.ts'),
);

const redemptions = 'POST /api/admin/redemptions';
const admissions = 'POST /api/admin/desk/admissions';
const tills = 'POST /api/admin/tills';
const madeAt = '2026-11-20T22:40:00.000Z';

/** Sale at a desk that is online. */
const sale: DeskAction = {
  eventId: 'autumn',
  label: 'Otto is in',
  madeAt,
  isOffline: false,
  kind: 'admit',
  submissionIds: ['OTTO1'],
  ticketIds: [],
  newcomers: [],
  takesPayment: true,
  isIdSeen: true,
  typeIds: {},
  method: 'cash',
  isReleaseSigned: false,
  amountCents: 3500,
  openingFloatCents: null,
};
const admission = { id: 'one', people: [], arrived: ['OTTO1'], amountCents: 3500, conflicts: {} };
const recorded = { body: { ...admission, happenedAt: madeAt, undoUntil: madeAt } };

const redeemed = {
  changeId: 'change-1',
  participantName: 'Maya R.',
  rewardName: 'Tote',
  claimedAt: madeAt,
  undoUntil: madeAt,
  conflict: null,
};

/** Tab of the portal that shows nothing of the desk. */
function OtherTab() {
  useRunDeskQueue(theo.username);
  return null;
}

let server: FakeServer;
const lose = () => {
  throw new TypeError('Failed to fetch');
};
const states = () =>
  deskQueue()
    .getSnapshot()
    .deliveries.map(({ state }) => state);
/** Returns key and time of each admission that was sent. */
const sentAdmissions = () =>
  server
    .requestsTo(admissions)
    .map(({ headers, body }) => [
      headers.get('Idempotency-Key'),
      (body as { doneAt: string | null }).doneAt,
    ]);

beforeEach(() => {
  server = fakeServer();
  server.on(tills, { body: ownTill });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const { key } of deskQueue().getSnapshot().deliveries) {
    await deskQueue().cancel(key);
    await deskQueue().dismiss(key);
  }
});

it('reads a stored sale to a name that is no longer valid, so that its rejection is shown', () => {
  const newcomer = { ref: 'r1', ticketId: null, found: null, fullName: '?' };
  expect(deskAction.safeParse({ ...sale, newcomers: [newcomer] }).success).toBe(true);
});

it('sends waiting actions as soon as the device reconnects, on every tab of the portal', async () => {
  server.on(redemptions, lose);
  render(
    <TestTab staff={theo}>
      <OtherTab />
    </TestTab>,
  );
  deskQueue().submit({
    kind: 'redeem',
    code: '12345678',
    eventId: 'autumn',
    label: 'Reward redeemed',
    madeAt,
    isOffline: true,
  });
  await waitFor(() => expect(server.requestsTo(redemptions)).toHaveLength(1));
  await waitFor(() => expect(states()).toEqual(['queued']));
  server.on(redemptions, { body: redeemed });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.requestsTo(redemptions)).toHaveLength(2));
  cleanup();
});

describe('admission reported as waiting', () => {
  beforeEach(() => deskQueue().setOwner(theo.username, true));

  it('sends an admission as a fact after a rejection that took longer than the desk waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = Promise.withResolvers<ReturnType<typeof refusal>>();
    server.on(admissions, ({ body }) =>
      (body as { doneAt: unknown }).doneAt === null ? response.promise : recorded,
    );
    const told = performDeskAction(sale);
    await vi.waitFor(() => expect(server.requestsTo(admissions)).toHaveLength(1), waitForOptions);
    await vi.advanceTimersByTimeAsync(slowMs);
    expect(await told).toBe('waits');
    response.resolve(refusal(422, 'already-arrived', 'Already in.'));
    vi.useRealTimers();
    await vi.waitFor(() => expect(states()).toEqual(['delivered']), waitForOptions);
    const [delivery] = deskQueue().getSnapshot().deliveries;
    expect(sentAdmissions()).toEqual([
      [delivery?.key, null],
      [`${delivery?.key}-late`, madeAt],
    ]);
  });

  it('opens no till for a sale that the server has', async () => {
    server.on(admissions, lose);
    expect(await performDeskAction(sale)).toBe('waits');
    server.on(admissions, recorded);
    await deskQueue().flush();
    expect(states()).toEqual(['delivered']);
    expect(server.requestsTo(tills)).toEqual([]);
  });

  it.each([
    ['decided by the server', false],
    ['decided by this phone', true],
  ])('opens a till for a sale %s after the till was counted', async (_, isOffline) => {
    server.on(admissions, lose);
    expect(await performDeskAction({ ...sale, isOffline })).toBe('waits');
    await vi.waitFor(
      () => expect(deskQueue().getSnapshot().deliveries).toMatchObject([{ failedAttempts: 1 }]),
      waitForOptions,
    );
    server.on(admissions, () =>
      server.requestsTo(tills).length > 0
        ? recorded
        : refusal(422, 'till-closed', 'Your till was counted.'),
    );
    await deskQueue().flush();
    expect(states()).toEqual(['delivered']);
    expect(server.requestsTo(tills)).toHaveLength(1);
    const [delivery] = deskQueue().getSnapshot().deliveries;
    expect(sentAdmissions().at(-1)).toEqual([`${delivery?.key}-late`, madeAt]);
  });
});

it('opens the till of a first sale with its float, and rejects it if the server does', async () => {
  deskQueue().setOwner(theo.username, true);
  server.on(admissions, refusal(422, 'already-arrived', 'Already in.'));
  await expect(performDeskAction({ ...sale, openingFloatCents: 5000 })).rejects.toThrow();
  expect(server.requestsTo(tills)).toMatchObject([{ body: { openingFloatCents: 5000 } }]);
  expect(server.requestsTo(admissions)).toHaveLength(1);
});
