import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, checkInAtVino } from '../../../support/check-in-failures.ts';
import { session } from '../../../support/check-in-setup.ts';
import {
  eventDataFixture,
  json,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { fakeLocation } from '../../../support/fake-location.ts';

/** Expects the failure in the toast only; the sheet names the next step. */
async function expectToast(title: string, description: string) {
  expect(await screen.findAllByText(title)).toHaveLength(1);
  expect(screen.getAllByText(description)).toHaveLength(1);
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByText(title)).toBeNull();
}

describe('when the location fails', () => {
  async function fails(failure: Parameters<ReturnType<typeof fakeLocation>['fail']>[0]) {
    const location = fakeLocation('prompt');
    const sheet = showCheckIn({ location });
    await sheet.begin();
    await sheet.user.click(await button('Use my location'));
    await location.fail(failure);
    return sheet;
  }

  it('shows that permission is denied', async () => {
    const { user, location } = await fails('denied');
    await expectToast(
      'Location permission denied',
      'Please allow location access to check in to businesses',
    );
    expect(screen.getByText(/Click the icon next to the web address/)).toBeTruthy();
    await user.click(await button('Try again'));
    await location.find(12);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', /iPhone asks every time/],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', /open Permissions and allow Location/],
    ['Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 299.0', /open this page in Safari or Chrome/],
  ])(
    'explains the platform’s settings when permission is denied: %s',
    async (userAgent, message) => {
      vi.stubGlobal('navigator', { ...navigator, userAgent, onLine: true });
      await fails('denied');
      expect(await screen.findByText(message)).toBeTruthy();
    },
  );

  it('shows that location is not supported', async () => {
    const location = fakeLocation('prompt', false);
    const { begin, user } = showCheckIn({ location });
    await begin();
    await user.click(await button('Use my location'));
    await expectToast(
      'Location access required',
      'Please enable location access to check in to businesses',
    );
    expect(await button('Scan venue code')).toBeTruthy();
  });

  it('shows a timeout', async () => {
    const { user, location } = await fails('timeout');
    await expectToast('Check-in failed', 'Finding you took too long.');
    expect(screen.getByText(/Step outside/)).toBeTruthy();
    await user.click(await button('Try again'));
    await location.find(12);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('shows that the location is unavailable', async () => {
    await fails('unavailable');
    await expectToast('Check-in failed', 'Your phone couldn’t find your location.');
    expect(screen.getByText(/Make sure location is on/)).toBeTruthy();
  });

  it('announces a repeated failure again', async () => {
    const { user, location } = await fails('timeout');
    await expectToast('Check-in failed', 'Finding you took too long.');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await waitFor(() => expect(screen.queryByText('Check-in failed')).toBeNull());
    await user.click(await button('Try again'));
    await location.fail('timeout');
    await expectToast('Check-in failed', 'Finding you took too long.');
  });
});

describe('when the phone shares its approximate location only', () => {
  async function staysApproximate(userAgent: string, language = 'en-US') {
    vi.stubGlobal('navigator', { ...navigator, userAgent, language, onLine: true });
    const location = fakeLocation('granted');
    const sheet = showCheckIn({ location });
    await sheet.begin();
    await location.find(300, 4000);
    expect(screen.queryByText('We only get your rough location')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    return sheet;
  }

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
      /Location Services, Safari Websites/,
    ],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', /App permissions, choose your browser/],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', /Most computers can’t tell/],
  ])('names the rough location with the path of the setting: %s', async (userAgent, path) => {
    const { location } = await staysApproximate(userAgent);
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('We only get your rough location')).toBeTruthy();
    expect(sheet.getByText(/^It’s accurate to 2.5 mi\./)).toBeTruthy();
    expect(sheet.getByText(path)).toBeTruthy();
    expect(sheet.getByText('Turn on precise location, or scan the venue code.')).toBeTruthy();
    await location.find(12, 8);
    expect(sheet.queryByText('We only get your rough location')).toBeNull();
  });
});

describe('participant', () => {
  it('delays the request until the participant is created', async () => {
    const { participant, ...eventData } = eventDataFixture();
    const { updateEventData, server } = await checkInAtVino(() => json(200, verifiedAnswer), {
      eventData: { ...eventData, participant: undefined },
    });
    expect(await button('Getting your passport ready…')).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    await updateEventData({ ...eventData, participant });
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests.map(({ body }) => body.participantId)).toEqual(['maya']);
  });

  it('asks to sign in and sends nothing when the participant stays unknown', async () => {
    const { server } = await checkInAtVino(() => json(200, verifiedAnswer), {
      eventData: { ...eventDataFixture(), participant: undefined },
    });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/api/login');
    expect(server.requests).toHaveLength(0);
  });

  it('asks to sign in when the user signed out in another tab', async () => {
    session.current = { state: 'signed-out', user: null };
    const { begin } = showCheckIn();
    await begin();
    expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
  });
});
