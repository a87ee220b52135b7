import { act, cleanup, render, screen, within } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { registrationDocument } from '@wine-walk/common/model/registrations.ts';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleContext } from '../../../../i18n/texts.ts';
import { spanishTexts } from '../../../../support/catalog-texts.ts';
import { fakeLive } from '../../../../support/live-store.ts';
import { confirmation } from '../../../../support/own-confirmation.ts';
import { offline, ok, serve } from '../../../../support/registration/screens.tsx';
import { stubWakeLock } from '../../../../support/stub-wake-lock.ts';
import {
  readyEventData,
  TestEventData,
  testParticipant,
} from '../../../../support/test-event-data.tsx';
import { cacheConfirmation } from '../../../shared/cached-confirmation.ts';
import PassPage from './pass-page.tsx';

const texts = spanishTexts;
const screenTexts = spanishTexts;

const address = 'GET /api/waiver/submission';
const ticket = { ...confirmation, submissionId: 'submission', participantName: 'Maya Reyes' };
const arrivedAt = '2026-11-20T18:05:00.000Z';

const spanish = {
  language: 'es',
  locale: 'es-US',
  texts,
  screenTexts,
  setLanguage: () => undefined,
} as const;
const InSpanish = () => (
  <LocaleContext value={spanish}>
    <PassPage />
  </LocaleContext>
);

function open(eventData = readyEventData(), page = <PassPage />) {
  const live = fakeLive();
  render(
    <TestEventData eventData={eventData} live={live} at="/profile/ticket">
      <Routes>
        <Route path="/profile/ticket" element={page} />
        <Route path="/" element="Home" />
      </Routes>
    </TestEventData>,
  );
  return live;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('shows code, name, event and state, and ways to calendar and details', async () => {
  const ticketType = { name: 'Designated driver', includesDrinks: false };
  serve({ [address]: ok({ ...ticket, ticketType }) });
  open();
  expect(
    await screen.findByRole('img', { name: 'QR code for confirmation submission' }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Maya Reyes' })).toBeTruthy();
  expect(screen.getByText('Designated driver')).toBeTruthy();
  expect(screen.getByText('Autumn Wine Walk')).toBeTruthy();
  expect(screen.getByText('Ticket Verified - Ready for event')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  const details = screen.getByText('Your registration').closest('details');
  expect(details?.open).toBe(false);
  const map = screen.getByRole('link', { name: /^Depot Square/ });
  expect(map.getAttribute('href')).toContain('https://www.google.com/maps/search/');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
});

test('adds the event to calendars at the time that the pass shows when staff moved it', async () => {
  serve({ [address]: ok(ticket) });
  open(
    readyEventData({
      event: { startTime: '2026-11-20T23:00:00.000Z', endTime: '2026-11-21T03:00:00.000Z' },
    }),
  );
  const google = await screen.findByRole('link', { name: 'Google Calendar' });
  expect(new URL(google.getAttribute('href') ?? '').searchParams.get('dates')).toBe(
    '20261120T230000Z/20261121T030000Z',
  );
});

test('names the ticket type in the language of the attendee', async () => {
  const nameIn = { ...inNoLanguage, es: 'Conductor designado' };
  const ticketType = { name: 'Designated driver', nameIn, includesDrinks: false };
  serve({ [address]: ok({ ...ticket, ticketType }) });
  open(readyEventData(), <InSpanish />);
  expect(await screen.findByText('Conductor designado')).toBeTruthy();
});

test('links to the wallets that are set up', async () => {
  const google = 'https://pay.google.com/gp/v/save/a.b.c';
  serve({
    [address]: ok(ticket),
    [`${address}/wallets`]: ok({ apple: '/api/waiver/submission/apple-pass', google }),
  });
  open();
  const apple = await screen.findByRole('link', { name: 'Add to Apple Wallet' });
  expect(apple.getAttribute('href')).toBe('/api/waiver/submission/apple-pass');
  const save = screen.getByRole('link', { name: 'Save to Google Wallet' });
  expect(save.getAttribute('href')).toBe(google);
});

test('follows the desk without a reload and leaves out the request to show it', async () => {
  serve({ [address]: ok(ticket) });
  const live = open();
  await screen.findByText(/Show this at the desk/);
  const registration = registrationDocument.parse({
    eventId: 'autumn',
    participantId: 'maya',
    fullName: 'Maya Reyes',
    email: 'maya.reyes@example.com',
    phone: '',
    emergencyContact: '',
    emergencyPhone: '',
    over21: true,
    liabilityWaiver: true,
    marketingConsent: false,
    waiverVersion: '1',
    waiverSha256: '0',
    submittedAt: arrivedAt,
    ip: '',
    userAgent: '',
    paymentMethod: 'prepaid',
    ticketId: null,
    isVerified: true,
    paidAt: null,
    paidTo: null,
    arrivedAt,
    state: 'arrived',
  });
  act(() => live.emitDocument('registrations/submission', registration));
  expect(screen.getByText('You’re in')).toBeTruthy();
  expect(screen.queryByText(/Show this/)).toBeNull();
});

test('leads a guest who has not signed to the waiver', async () => {
  serve({ [address]: ok({ ...ticket, mustSign: true }) });
  open();
  expect(await screen.findByRole('link', { name: 'Sign your waiver' })).toBeTruthy();
  expect(screen.getByText('Ticket verified, waiver not signed')).toBeTruthy();
  expect(screen.queryByText('Ticket Verified - Ready for event')).toBeNull();
});

test('offers no waiver, calendar or wallet of a canceled registration', async () => {
  const { calls } = serve({ [address]: ok({ ...ticket, mustSign: true, state: 'cancelled' }) });
  open();
  expect(await screen.findByText('Registration canceled')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign your waiver' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(calls(`${address}/wallets`)).toEqual([]);
});

test('shows the whole pass offline from the saved copy', async () => {
  cacheConfirmation(ticket);
  serve({ [address]: offline });
  open();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(await screen.findByText(/^Saved copy/)).toBeTruthy();
});

test('says that the walk has ended instead of asking to be shown', async () => {
  serve({ [address]: ok(ticket) });
  open(readyEventData({ event: { endTime: '2026-11-20T19:00:00.000Z' } }));
  const [notice] = await screen.findAllByRole('status');
  expect(within(notice as HTMLElement).queryByText(/Ready/)).toBeNull();
  expect(screen.queryByText(/Show this/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('says that the attendee is not registered for this walk', () => {
  serve({});
  open(readyEventData({ participant: testParticipant({ registrations: {} }) }));
  expect(screen.getByText('You’re not registered for this walk')).toBeTruthy();
});

test('shows the passes of the guests whom this phone registered, numbered', async () => {
  const guest = { submissionId: 'guest', hostId: 'submission', fullName: 'Jonah Whitfield' };
  localStorage.setItem('ww:guests', JSON.stringify([{ ...guest, code: '1', isSigned: true }]));
  serve({ [address]: ok(ticket), 'GET /api/waiver/guest': offline });
  open();
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  const second = within(screen.getByRole('region', { name: /Jonah Whitfield$/ }));
  expect(second.getByText('2 of 2')).toBeTruthy();
  expect(second.getByRole('img', { name: 'QR code for confirmation guest' })).toBeTruthy();
});

test('keeps the screen on and asks for brightness from an hour before the start only', async () => {
  const { request } = stubWakeLock();
  serve({ [address]: ok(ticket) });
  open(
    readyEventData({
      event: { startTime: '2026-11-20T21:01:00.000Z', endTime: '2026-11-20T23:00:00.000Z' },
    }),
  );
  await screen.findByRole('img', { name: /^QR code/ });
  expect(screen.queryByText(/Show this at the desk/)).toBeNull();
  expect(request).not.toHaveBeenCalled();
  cleanup();
  open();
  expect(await screen.findByText(/Show this at the desk/)).toBeTruthy();
  expect(request).toHaveBeenCalledWith('screen');
});
