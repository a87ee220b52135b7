import '../../../support/check-in-setup.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  businesses,
  eventDataFixture,
  expectSheetToClose,
  fakeServer,
  json,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { fakeLocation } from '../../../support/fake-location.ts';
import type { ScannerDialogProps } from './scanner/scanner-dialog.tsx';

const scanner = vi.hoisted(() => ({ isAvailable: true }));
vi.mock('./scanner/scanner-dialog.tsx', () => {
  // Scanner without a camera: a click reads the code of the Print Room.
  const ScannerDialog = ({ startsWithPin, onCode }: ScannerDialogProps) => (
    <button type="button" onClick={() => onCode({ businessId: 'print', code: 'P5ZB9YKE27' })}>
      {startsWithPin ? 'Type a PIN' : 'Read a code'}
    </button>
  );
  return {
    get ScannerDialog() {
      if (!scanner.isAvailable) throw new Error('Failed to fetch the chunk.');
      return ScannerDialog;
    },
  };
});

beforeEach(() => {
  scanner.isAvailable = true;
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('venue code', () => {
  const url = '/?venue=vino.K7QX2MVR94&show=all';
  beforeEach(() => window.history.replaceState(null, '', url));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('starts the check-in from the URL and submits it without a click', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const { location } = showCheckIn({ at: url });
    expect(await screen.findByText('Got the venue code for Vino Veritas')).toBeTruthy();
    await location.find(70, 40);
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.body).toMatchObject({ businessId: 'vino', venueCode: 'K7QX2MVR94' });
  });

  it('submits without a location', async () => {
    const server = fakeServer(() => json(200, { ...verifiedAnswer, distanceMeters: null }));
    const { user } = showCheckIn({ at: url, location: fakeLocation('prompt') });
    await user.click(await button('Check in without location'));
    await screen.findByText('Stamped!');
    expect(server.requests[0]?.body).toMatchObject({ latitude: null, longitude: null });
    expect(screen.getByRole('status').textContent).toContain('Vino Veritas');
  });

  it('shows the server’s rejection and does not retry', async () => {
    const message =
      'That’s not the code of Vino Veritas. Please scan the poster again, or ask there.';
    const server = fakeServer(() => json(422, { code: 'unknown-venue-code', message }));
    const { location } = showCheckIn({ at: url });
    await screen.findByText('Got the venue code for Vino Veritas');
    await location.find(12);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    await location.find(13);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['Scan venue code', 'Read a code'],
    ['Type the PIN', 'Type a PIN'],
  ])('returns to scanner or PIN after a rejected code: %s', async (sheetButton, scannerButton) => {
    const message = 'That’s not the code of Vino Veritas.';
    const server = fakeServer(() => json(422, { code: 'unknown-venue-code', message }));
    const { location, user } = showCheckIn({ at: url });
    await screen.findByText('Got the venue code for Vino Veritas');
    await location.find(12);
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.queryByText('Got the venue code for Vino Veritas')).toBeNull();
    await user.click(await button(sheetButton));
    server.answer = () => json(200, verifiedAnswer);
    await user.click(await button(scannerButton));
    await waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]?.body).toMatchObject({ venueCode: 'P5ZB9YKE27' });
  });

  it('requests the code before an attempt if a location is not enough', async () => {
    const requiring = businesses.map((each) => ({ ...each, requiresVenueCode: true }));
    const server = fakeServer(() => json(200, { ...verifiedAnswer, businessId: 'print' }));
    const { begin, user, location } = showCheckIn({
      at: '/',
      eventData: eventDataFixture({ catalog: { businesses: requiring } }),
    });
    await begin('At the Print Room');
    await location.find(140);
    expect(screen.getByRole('status').textContent).toContain('Come inside and scan the code');
    expect(screen.queryByRole('button', { name: 'Check in at The Print Room' })).toBeNull();
    await user.click(await button('Scan venue code'));
    await user.click(await button('Read a code'));
    await waitFor(() => expect(server.requests).toHaveLength(1));
    expect(server.requests[0]?.body).toMatchObject({ venueCode: 'P5ZB9YKE27' });
  });

  it('ignores an invalid code in the URL', async () => {
    window.history.replaceState(null, '', '/?venue=hello');
    showCheckIn({ at: '/?venue=hello' });
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts a check-in at the business of the scanned code', async () => {
    const server = fakeServer(() => json(200, verifiedAnswer));
    const { begin, user, location } = showCheckIn({ location: fakeLocation('prompt') });
    await begin('Scan');
    await user.click(await button('Read a code'));
    expect(await screen.findByText('Got the venue code for The Print Room')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read a code' })).toBeNull();
    await user.click(await button('Use my location'));
    await location.find(140);
    await waitFor(() => expect(server.requests).toHaveLength(1));
    const { businessId, venueCode } = server.requests[0]?.body ?? {};
    expect({ businessId, venueCode }).toEqual({ businessId: 'print', venueCode: 'P5ZB9YKE27' });
  });

  it('opens the scanner from the sheet', async () => {
    const { begin, user } = showCheckIn();
    await begin();
    await user.click(await button('Scan venue code'));
    await expectSheetToClose();
    expect(await button('Read a code')).toBeTruthy();
  });

  it('lets the attendee choose the business of a PIN when offline, with that of the sheet first', async () => {
    scanner.isAvailable = false;
    fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(5);
    await user.click(await button('Choose another stop'));
    await user.click(await button(/^The Brass Rail/));
    await user.click(await button('Scan venue code'));
    await user.type(await screen.findByRole('textbox', { name: 'PIN' }), '265917');
    await user.click(await button('Continue'));
    const chosen = await screen.findByRole('combobox', { name: 'Business' });
    expect(within(chosen).getByRole<HTMLOptionElement>('option', { selected: true }).value).toBe(
      'rail',
    );
  });

  it('shows the PIN form when the scanner cannot be loaded', async () => {
    scanner.isAvailable = false;
    const server = fakeServer(() => json(200, { businessId: 'print' }));
    const { begin, user } = showCheckIn();
    await begin('Scan');
    await user.type(await screen.findByRole('textbox', { name: 'PIN' }), '265');
    await user.click(await button('Continue'));
    expect(await screen.findByText('The PIN has six digits.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'PIN' }), ' 917');
    await user.click(await button('Continue'));
    expect(await screen.findByText('Got the venue code for The Print Room')).toBeTruthy();
    expect(server.requests.map(({ url, body }) => [url, body])).toEqual([
      ['/api/events/autumn/venue-pin', { pin: '265917' }],
    ]);
  });

  it('shows at the field that no business has the PIN', async () => {
    scanner.isAvailable = false;
    const message = 'We don’t know that PIN. Check the six digits on the poster.';
    fakeServer(() => json(422, { code: 'unknown-venue-code', message }));
    const { begin, user } = showCheckIn();
    await begin('Scan');
    await user.type(await screen.findByRole('textbox', { name: 'PIN' }), '000000');
    await user.click(await button('Continue'));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('explains a right code without a location and completes it with one', async () => {
    const pending = {
      ...verifiedAnswer,
      state: 'pending',
      isVerified: false,
      distanceMeters: null,
    };
    const server = fakeServer(() => json(200, { ...pending, reasons: ['no-location'] }));
    const { user, location } = showCheckIn({ at: url, location: fakeLocation('prompt') });
    await user.click(await button('Check in without location'));
    expect(await screen.findByText(/^The code is right/)).toBeTruthy();
    server.answer = () => json(200, verifiedAnswer);
    await user.click(await button('Use my location'));
    await location.find(12);
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests[1]?.body).toMatchObject({ venueCode: 'K7QX2MVR94', accuracy: 12 });
  });
});
