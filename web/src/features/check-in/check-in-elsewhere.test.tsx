import '../../support/check-in-setup.ts';

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeLocation,
  fakeServer,
  json,
  keptAttempt,
  keptOnDevice,
  sheetCloses,
  showCheckIn,
  verifiedAnswer,
} from '../../support/check-in-sheet.tsx';
import type { ScannerDialogProps } from './scanner/scanner-dialog.tsx';

const scanner = vi.hoisted(() => ({ isThere: true }));
vi.mock('./scanner/scanner-dialog.tsx', () => {
  // Holds no camera: it reads the code of the Print Room at a click.
  const ScannerDialog = ({ startsWithPin, onCode }: ScannerDialogProps) => (
    <button type="button" onClick={() => onCode({ businessId: 'print', code: 'P5ZB9YKE27' })}>
      {startsWithPin ? 'Type a PIN' : 'Read a code'}
    </button>
  );
  return {
    get ScannerDialog() {
      if (!scanner.isThere) throw new Error('Failed to fetch the chunk.');
      return ScannerDialog;
    },
  };
});

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  scanner.isThere = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

function connect(connected: boolean) {
  isOnline = connected;
  window.dispatchEvent(new Event(connected ? 'online' : 'offline'));
}

describe('offline', () => {
  async function attemptOffline(kept: ReturnType<typeof keptOnDevice>) {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const shown = showCheckIn({ kept });
    await shown.begin();
    await shown.location.find(12, 9);
    connect(false);
    await shown.user.click(await button('Check in at Vino Veritas'));
    return { ...shown, server };
  }

  it('a check-in is kept with its fix, time and key, shown as waiting, and sent once connected', async () => {
    const kept = keptOnDevice();
    const { user, server } = await attemptOffline(kept);
    expect(await screen.findByRole('heading', { name: 'Kept on this phone' })).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    const [entry] = [...kept.records.values()] as unknown as (typeof keptAttempt)[];
    expect(entry?.payload).toMatchObject({ businessId: 'vino', fix: { accuracyMeters: 9 } });
    await user.click(await button('Back to the walk'));
    await sheetCloses();
    expect(screen.getByText(/^Made .*, waiting for a connection$/)).toBeTruthy();
    expect(screen.getByLabelText('waiting').textContent).toBe('vino');

    connect(true);
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    expect(screen.getByText('Vino Veritas is in your passport.')).toBeTruthy();
    const [sent] = server.requests;
    expect(sent?.headers.get('Idempotency-Key')).toBe(entry?.key);
    expect(sent?.body.capturedAt).toBe(new Date(entry?.createdAt ?? 0).toISOString());
    await waitFor(() => expect(kept.records.size).toBe(0));
    await waitFor(() => expect(screen.getByLabelText('waiting').textContent).toBe(''));
  });

  it('a request that finds no server is kept as well', async () => {
    const kept = keptOnDevice();
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const { begin, location, user } = showCheckIn({ kept });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByRole('heading', { name: 'Kept on this phone' })).toBeTruthy();
    expect(kept.records.size).toBe(1);
  });

  it('a device that refuses to keep it says so', async () => {
    await attemptOffline(keptOnDevice([], true));
    await waitFor(() => expect(screen.getAllByText('Check-in failed')).toHaveLength(2));
    expect(screen.getAllByText(/This phone could not keep your check-in/)).toHaveLength(2);
  });

  it('the next business is not the one that waits', async () => {
    const { begin, location } = showCheckIn({ kept: keptOnDevice([keptAttempt]) });
    connect(false);
    await waitFor(() => expect(screen.getByLabelText('waiting').textContent).toBe('vino'));
    await begin();
    await location.find(12);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('what waited through a restart is sent with its age at the press', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    showCheckIn({ kept: keptOnDevice([keptAttempt]) });
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
    expect(server.requests[0]?.body).toMatchObject({ participantId: 'maya', fixAge: 5000 });
  });

  it('one that the server holds as pending is told as such', async () => {
    const pending = { ...verifiedAnswer, state: 'pending', isVerified: false };
    fakeServer(() => json(200, pending));
    showCheckIn({ kept: keptOnDevice([keptAttempt]) });
    expect(await screen.findByText('Vino Veritas is waiting to be confirmed.')).toBeTruthy();
  });

  it('a refused one stays visible until it is dismissed', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const server = fakeServer(() => json(422, { code: 'too-far', message }));
    const kept = keptOnDevice([keptAttempt]);
    const { user } = showCheckIn({ kept });
    const entry = await screen.findByRole('listitem');
    await waitFor(() => expect(entry.textContent).toContain(message));
    expect(entry.textContent).toContain('Too far from business');
    expect(screen.getByLabelText('waiting').textContent).toBe('');
    connect(true);
    expect(server.requests).toHaveLength(1);
    await user.click(within(entry).getByRole('button', { name: /Dismiss/ }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(kept.records.size).toBe(0);
  });

  it('a server in trouble leaves it waiting, and it is tried again', async () => {
    const server = fakeServer(() => json(500, { code: 'unexpected', message: 'Oh.' }));
    const kept = keptOnDevice([keptAttempt]);
    const { user } = showCheckIn({ kept });
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(await screen.findByText(/not sent yet/)).toBeTruthy();
    expect(kept.records.size).toBe(1);
    server.answer = () => json(200, verifiedAnswer);
    await vi.advanceTimersByTimeAsync(1000);
    await user.click(await button('Send now'));
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
  });

  it('is tried again by itself after half a minute', async () => {
    const server = fakeServer(() => json(503, { code: 'unexpected', message: 'Oh.' }));
    showCheckIn({ kept: keptOnDevice([keptAttempt]) });
    await waitFor(() => expect(server.requests).toHaveLength(1));
    server.answer = () => json(200, verifiedAnswer);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await screen.findByText('Check-in sent')).toBeTruthy();
  });

  it("somebody else's is neither shown nor sent, and what is unreadable is passed over", async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const theirs = { ...keptAttempt, key: 'theirs', owner: 'noor' };
    showCheckIn({ kept: keptOnDevice([theirs, { key: 'broken' }]) });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.requests).toHaveLength(0);
    expect(screen.queryByText('Waiting check-ins')).toBeNull();
  });
});

// spec: 2.110
it('the shortcut of the installed app opens the sheet, once', async () => {
  showCheckIn({ at: '/?check-in' });
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

describe('the venue code', () => {
  const address = '/?venue=vino.K7QX2MVR94&show=all';
  beforeEach(() => window.history.replaceState(null, '', address));
  afterEach(() => window.history.replaceState(null, '', '/'));

  // spec: A4.17
  it('in the address begins the check-in there, and the scan was the press', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const { location } = showCheckIn({ at: address });
    expect(await screen.findByText('Venue code of Vino Veritas read')).toBeTruthy();
    await location.find(70, 40);
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toMatchObject({ businessId: 'vino', venueCode: 'K7QX2MVR94' });
  });

  it('can be sent without a location', async () => {
    const server = fakeServer(() => json(200, { ...verifiedAnswer, distanceMeters: null }));
    const { user } = showCheckIn({ at: address, location: fakeLocation('prompt') });
    await user.click(await button('Check in without location'));
    await screen.findByText('You’re in.');
    expect(server.requests[0]?.body).toMatchObject({ latitude: null, longitude: null });
    expect(screen.getByRole('status').textContent).toContain('Vino Veritas');
  });

  it('that is wrong is refused by its name and not sent again by itself', async () => {
    const message =
      'This is not the code of Vino Veritas. Please scan the poster again, or ask there.';
    const server = fakeServer(() => json(422, { code: 'unknown-venue-code', message }));
    const { location } = showCheckIn({ at: address });
    await screen.findByText('Venue code of Vino Veritas read');
    await location.find(12);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    await location.find(13);
    expect(server.requests).toHaveLength(1);
  });

  // spec: A11.8
  it.each([
    ['Scan venue code', 'Read a code'],
    ['Type the PIN', 'Type a PIN'],
  ])('that is wrong leads back to scan and PIN: %s', async (way, there) => {
    const message = 'This is not the code of Vino Veritas.';
    const server = fakeServer(() => json(422, { code: 'unknown-venue-code', message }));
    const { location, user } = showCheckIn({ at: address });
    await screen.findByText('Venue code of Vino Veritas read');
    await location.find(12);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.queryByText('Venue code of Vino Veritas read')).toBeNull();
    await user.click(await button(way));
    server.answer = () => json(200, verifiedAnswer);
    await user.click(await button(there));
    await waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]?.body).toMatchObject({ venueCode: 'P5ZB9YKE27' });
  });

  it('in an address that holds something else begins nothing', async () => {
    window.history.replaceState(null, '', '/?venue=hello');
    showCheckIn({ at: '/?venue=hello' });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // spec: 2.68
  it('that the scanner reads begins the check-in there', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const { begin, user, location } = showCheckIn({ location: fakeLocation('prompt') });
    await begin('Scan');
    await user.click(await button('Read a code'));
    expect(await screen.findByText('Venue code of The Print Room read')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read a code' })).toBeNull();
    await user.click(await button('Use my location'));
    await location.find(140);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    const { businessId, venueCode } = server.requests[0]?.body ?? {};
    expect({ businessId, venueCode }).toEqual({ businessId: 'print', venueCode: 'P5ZB9YKE27' });
  });

  it('is one press away from the sheet', async () => {
    const { begin, user } = showCheckIn();
    await begin();
    await user.click(await button('Scan venue code'));
    await sheetCloses();
    expect(await button('Read a code')).toBeTruthy();
  });

  // spec: A4.9
  it('can be typed as a PIN where the scanner cannot be loaded', async () => {
    scanner.isThere = false;
    const { begin, user } = showCheckIn();
    await begin('Scan');
    await user.selectOptions(await screen.findByRole('combobox'), 'The Print Room');
    await user.type(screen.getByRole('textbox', { name: 'PIN' }), '265');
    await user.click(await button('Continue'));
    expect(await screen.findByText('A PIN has six digits.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'PIN' }), ' 917');
    await user.click(await button('Continue'));
    expect(await screen.findByText('Venue code of The Print Room read')).toBeTruthy();
  });
});
