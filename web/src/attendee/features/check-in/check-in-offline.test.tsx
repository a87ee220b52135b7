import '../../../support/check-in-setup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { verified } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deviceWithEntries,
  eventDataFixture,
  expectSheetToClose,
  fakeServer,
  json,
  persistedAttempt,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

function connect(connected: boolean) {
  isOnline = connected;
  window.dispatchEvent(new Event(connected ? 'online' : 'offline'));
}

describe('when offline', () => {
  async function attemptOffline(device: ReturnType<typeof deviceWithEntries>) {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const sheet = showCheckIn({ device });
    await sheet.begin();
    await sheet.location.find(12, 9);
    connect(false);
    await sheet.user.click(await button('Check in at Vino Veritas'));
    return { ...sheet, server };
  }

  it('stores a check-in with its fix, time and key, lists it as waiting, and sends it after reconnecting', async () => {
    const device = deviceWithEntries();
    const { user, server } = await attemptOffline(device);
    expect(await screen.findByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /^Waiting for confirmation: Vino Veritas, \d/ }),
    ).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    const [entry] = [...device.records.values()] as unknown as (typeof persistedAttempt)[];
    expect(entry?.payload).toMatchObject({ businessId: 'vino', fix: { accuracyMeters: 9 } });
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
    expect(screen.getByText(/^Saved .*, waiting for a connection$/)).toBeTruthy();
    expect(screen.getByLabelText('waiting').textContent).toBe('vino');
    expect(screen.getByLabelText('visits').textContent).toBe('vino pending');

    connect(true);
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    const unlocked = 'Vino Veritas is in your passport. You unlocked First Pour!';
    expect(screen.getByText(unlocked)).toBeTruthy();
    const [sent] = server.requests;
    expect(sent?.headers.get('Idempotency-Key')).toBe(entry?.key);
    expect(sent?.body.capturedAt).toBe(new Date(entry?.createdAt ?? 0).toISOString());
    await waitFor(() => expect(device.records.size).toBe(0));
    await waitFor(() => expect(screen.getByLabelText('waiting').textContent).toBe(''));
  });

  it('stores a check-in when the server is unreachable', async () => {
    const device = deviceWithEntries();
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const { begin, location, user } = showCheckIn({ device });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByRole('heading', { name: 'Saved on this phone' })).toBeTruthy();
    expect(device.records.size).toBe(1);
  });

  it('shows an error when the device cannot store it', async () => {
    await attemptOffline(deviceWithEntries([], true));
    await waitFor(() => expect(screen.getAllByText('Check-in failed')).toHaveLength(2));
    expect(screen.getAllByText(/We couldn’t save your check-in on this phone/)).toHaveLength(2);
  });

  it('excludes the business of a queued check-in from the nearest ones', async () => {
    const { begin, location } = showCheckIn({ device: deviceWithEntries([persistedAttempt]) });
    connect(false);
    await waitFor(() => expect(screen.getByLabelText('waiting').textContent).toBe('vino'));
    await begin();
    await location.find(12);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('sends a check-in stored before a restart with its fix age at the click', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    showCheckIn({ device: deviceWithEntries([persistedAttempt]) });
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    expect(server.requests[0]?.body).toMatchObject({ participantId: 'maya', fixAge: 5000 });
  });

  it('shows pending when the server decides so', async () => {
    const pending = { ...verifiedAnswer, state: 'pending', isVerified: false };
    fakeServer(() => json(200, pending));
    showCheckIn({ device: deviceWithEntries([persistedAttempt]) });
    expect(await screen.findByText('Vino Veritas is waiting for confirmation.')).toBeTruthy();
  });

  it('lists a rejected check-in until it is dismissed', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const server = fakeServer(() => json(422, { code: 'too-far', message }));
    const device = deviceWithEntries([persistedAttempt]);
    const { user } = showCheckIn({ device });
    const entry = await screen.findByRole('listitem');
    await waitFor(() => expect(entry.textContent).toContain(message));
    expect(entry.textContent).toContain('Too far from business');
    expect(screen.getByLabelText('waiting').textContent).toBe('');
    connect(true);
    expect(server.requests).toHaveLength(1);
    await user.click(within(entry).getByRole('button', { name: /Dismiss/ }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(device.records.size).toBe(0);
  });

  it.each([
    ['the business is verified', { progress: { visits: { vino: verified(120) } } }],
    ['the event has ended', { event: { endTime: '2026-11-20T19:59:00.000Z' } }],
  ])('dismisses a rejected check-in when %s', async (_, later) => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    fakeServer(() => json(422, { code: 'too-far', message }));
    const device = deviceWithEntries([persistedAttempt]);
    const { updateEventData } = showCheckIn({ device });
    await screen.findByRole('button', { name: /Dismiss/ });
    expect(screen.getByLabelText('visits').textContent).toBe('');
    await updateEventData(eventDataFixture(later));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull());
    await waitFor(() => expect(device.records.size).toBe(0));
  });

  it('keeps a check-in queued after a server error and retries it', async () => {
    const server = fakeServer(() => json(500, { code: 'unexpected', message: 'Oh.' }));
    const device = deviceWithEntries([persistedAttempt]);
    const { user } = showCheckIn({ device });
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(await screen.findByText(/not sent yet/)).toBeTruthy();
    expect(device.records.size).toBe(1);
    server.answer = () => json(200, verifiedAnswer);
    await vi.advanceTimersByTimeAsync(1000);
    await user.click(await button('Send now'));
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
  });

  it('neither shows nor sends another user’s check-ins and skips invalid entries', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const otherUsersAttempt = { ...persistedAttempt, key: 'theirs', owner: 'noor' };
    showCheckIn({ device: deviceWithEntries([otherUsersAttempt, { key: 'broken' }]) });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.requests).toHaveLength(0);
    expect(screen.queryByText('Waiting to send')).toBeNull();
  });
});

it('opens the sheet once from the shortcut of the installed app', async () => {
  showCheckIn({ at: '/?check-in' });
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});
