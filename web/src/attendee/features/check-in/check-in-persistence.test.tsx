import '../../../support/check-in-setup.ts';

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { publishSession } from '../../../platform/session/session-state.ts';
import {
  deviceWithEntries,
  eventDataFixture,
  expectSheetToClose,
  fakeServer,
  json,
  now,
  persistedAttempt,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import type { EventData } from '../../shared/event-data/event-data.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const trouble = () => json(500, { code: 'unexpected', message: 'Oh.' });
const sessionOver = () =>
  json(401, {
    code: 'session-expired',
    message: 'You’ve been signed out. Please sign in again.',
  });

async function checkInAtVino(
  answer: () => Response | Promise<Response>,
  { refuses = false, ...options }: Parameters<typeof showCheckIn>[0] & { refuses?: boolean } = {},
) {
  const server = fakeServer(answer);
  const device = deviceWithEntries([], refuses);
  const sheet = showCheckIn({ device, ...options });
  await sheet.begin();
  await sheet.location.find(12, 9);
  await sheet.user.click(await button('Check in at Vino Veritas'));
  return { ...sheet, server, device };
}

/** Holds the response of the first request until `release` is called. */
function holdResponse() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return {
    answer: () => promise,
    release: (response: Response) => act(async () => resolve(response)),
  };
}

describe('when an attempt is in flight', () => {
  it('stores the attempt before sending and deletes it after the response', async () => {
    const { answer, release } = holdResponse();
    const { server, device } = await checkInAtVino(answer);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect([...device.records.keys()]).toEqual([
      server.requests[0]?.headers.get('Idempotency-Key'),
    ]);
    expect(screen.queryByText('Waiting to send')).toBeNull();
    await release(json(200, verifiedAnswer));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(device.records.size).toBe(0);
  });

  it('resends an attempt interrupted by a reload with the same key', async () => {
    const { answer } = holdResponse();
    const { server, device } = await checkInAtVino(answer);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    cleanup();
    server.answer = () => json(200, verifiedAnswer);
    showCheckIn({ device });
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    const [first, second] = server.requests;
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.body.capturedAt).toBe(first?.body.capturedAt);
  });

  it('deletes a rejected attempt when the sheet that shows it closes', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const { device, user } = await checkInAtVino(() => json(422, { code: 'too-far', message }));
    await screen.findByText('Too far from business');
    await user.click(await button('Close'));
    await expectSheetToClose();
    await waitFor(() => expect(device.records.size).toBe(0));
    expect(screen.queryByText('Waiting to send')).toBeNull();
  });

  it('stores the attempt while the participant is created', async () => {
    const eventData = { ...eventDataFixture(), participant: undefined };
    const { device, server } = await checkInAtVino(() => json(200, verifiedAnswer), { eventData });
    expect(await button('Getting your passport ready…')).toBeTruthy();
    expect(device.records.size).toBe(1);
    expect(server.requests).toHaveLength(0);
  });
});

describe('when the event is not loaded', () => {
  const loading: EventData = { status: 'loading', participant: undefined, retry: () => undefined };

  it('lists queued check-ins and confirms before a sign-out that deletes them', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const { user } = showCheckIn({
      eventData: loading,
      device: deviceWithEntries([persistedAttempt]),
    });
    expect(await screen.findByText(/^Saved .*, not sent yet$/)).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Out' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Not everything is sent yet',
    });
    expect(question.textContent).toContain('1 check-in on this phone');
  });
});

describe('without a final response', () => {
  it.each([
    ['500', trouble],
    [
      'a captive portal page',
      () => new Response('<html>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
    ],
  ])('keeps the check-in queued and retries it later after %s', async (_, answer) => {
    const { server, device, user } = await checkInAtVino(answer);
    const kind = await screen.findByRole('heading', { name: 'Saved on this phone' });
    expect(kind).toBe(document.activeElement);
    expect(screen.getByText('Check-in failed')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByText('Check-in failed')).toBeNull();
    expect(device.records.size).toBe(1);
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
    expect(screen.getByRole('region', { name: 'Waiting to send' })).toBeTruthy();
    expect(server.requests).toHaveLength(1);
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
    expect(device.records.size).toBe(0);
  });

  it('sends one request and one announcement for repeated retries', async () => {
    const { server, user } = await checkInAtVino(trouble);
    const again = await button('Try again');
    const { answer, release } = holdResponse();
    server.answer = answer;
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(server.requests).toHaveLength(2));
    await user.click(again);
    await release(json(200, verifiedAnswer));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
    expect(screen.queryByText('Check-in sent')).toBeNull();
  });

  it('shows a warning when the device cannot store the check-in', async () => {
    await checkInAtVino(trouble, { refuses: true });
    await waitFor(() =>
      expect(
        screen.getAllByText('Something went wrong on our side. Please try again.'),
      ).toHaveLength(2),
    );
    expect(screen.getByText(/We couldn’t save your check-in on this phone/)).toBeTruthy();
    expect(screen.queryByText(/Nothing is lost/)).toBeNull();
  });

  it('sends later check-ins when one fails with a server error', async () => {
    const later = { ...persistedAttempt, key: 'attempt-2', createdAt: now - 30_000 };
    const device = deviceWithEntries([persistedAttempt, later]);
    let requestCount = 0;
    fakeServer(() => {
      requestCount += 1;
      return requestCount === 1 ? trouble() : json(200, verifiedAnswer);
    });
    showCheckIn({ device });
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    expect([...device.records.keys()]).toEqual(['attempt-1']);
  });
});

describe('when the session has expired', () => {
  it('links to the sign-in and keeps the attempt', async () => {
    const { device } = await checkInAtVino(sessionOver);
    expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
    expect(screen.getByText(/Your check-in at Vino Veritas is saved on this phone/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/api/login');
    expect(device.records.size).toBe(1);
  });

  it('lists queued check-ins as waiting for sign-in without sending them repeatedly', async () => {
    const server = fakeServer(sessionOver);
    const device = deviceWithEntries([persistedAttempt]);
    showCheckIn({ device });
    const link = await screen.findByRole('link', { name: 'Sign in to send' });
    expect(link.getAttribute('href')).toBe('/api/login');
    expect(screen.getByText(/^Saved .*, waiting for you to sign in$/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(server.requests).toHaveLength(1);
    expect(device.records.size).toBe(1);
  });

  it('sends check-ins after the same attendee signs in again without a page load', async () => {
    act(() => publishSession({ state: 'signed-in', user: { uid: 'maya', session: null } }));
    const server = fakeServer(sessionOver);
    const queue = deviceWithEntries([persistedAttempt]).openQueue();
    showCheckIn({ queue });
    await screen.findByRole('link', { name: 'Sign in to send' });
    act(() => publishSession({ state: 'signed-out', user: null }));
    cleanup();
    server.answer = () => json(200, verifiedAnswer);
    showCheckIn({ queue });
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
  });
});
