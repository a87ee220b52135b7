import { expect, test } from 'vitest';
import { formats } from '../../../i18n/format.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { englishTexts, spanishTexts } from '../../../support/catalog-texts.ts';
import {
  locationFailureMessage,
  lostMessage,
  refusalMessage,
  transientErrorMessage,
} from './failure.ts';

const english = englishTexts;
const spanish = spanishTexts;

const feet = formats('en-US').distance;
const meters = formats('es-MX', 'metric').distance;
const refused = (code: string, message = 'No.', details = {}) => ({ code, message, details });
const details = { business: 'Vino Veritas', event: 'Autumn Wine Walk', radiusMeters: 50 };
const notice = (code: string, texts = english) =>
  refusalMessage(refused(code, 'No.', details), 'Vino Veritas', texts, feet);
const failed = (status: number, code: string) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code, message: 'Oh.' }));

test.each([
  ['too-far', 'Too far from business'],
  ['fix-too-old', 'Your location is out of date'],
  ['location-unclear', 'We can’t tell where you are'],
  ['unknown-venue-code', 'Check-in failed'],
  ['event-not-running', 'Check-in failed'],
  ['of-a-later-version', 'Check-in failed'],
])('refusalMessage for %s has the title: %s', (code, title) => {
  expect(notice(code).title).toBe(title);
});

test('refusalMessage derives the title from the code, not from the message', () => {
  const message = 'Geolocation: User denied, 130 meters away.';
  const refusal = refused('of-a-later-version', message);
  expect(refusalMessage(refusal, 'Vino Veritas', english, feet)).toEqual({
    title: 'Check-in failed',
    description: message,
  });
});

test.each([
  [
    'denied',
    'Location permission denied',
    'Please allow location access to check in to businesses',
  ],
  [
    'unsupported',
    'Location access required',
    'Please enable location access to check in to businesses',
  ],
  ['timeout', 'Check-in failed', 'Finding you took too long.'],
  ['unavailable', 'Check-in failed', 'Your phone couldn’t find your location.'],
] as const)(
  'locationFailureMessage for %s has its title and text',
  (failure, title, description) => {
    expect(locationFailureMessage(failure, 'desktop', english)).toMatchObject({
      title,
      description,
    });
  },
);

test.each([
  [
    'location-unclear',
    {},
    'Your location isn’t clear enough. Step outside, or scan the venue code.',
  ],
  ['location-unclear', { accuracyMeters: 300 }, 'Your location is only accurate to 985\u00a0ft.'],
])('refusalMessage for %s with %j has no meters of the server', (code, details, description) => {
  const refusal = refused(code, 'You are 131 meters away from Vino Veritas.', details);
  expect(refusalMessage(refusal, 'Vino Veritas', english, feet).description).toBe(description);
});

test('refusalMessage states the distance in the units of the device', () => {
  const message = 'You are 131 meters away from Vino Veritas. Come within 50 meters to check in.';
  const refusal = refused('too-far', message, { distanceMeters: 130.6, radiusMeters: 50 });
  expect(refusalMessage(refusal, 'Vino Veritas', english, feet).description).toBe(
    'You’re 430\u00a0ft from Vino Veritas. Come within 165\u00a0ft to check in.',
  );
  expect(refusalMessage(refusal, 'Vino Veritas', spanish, meters)).toEqual({
    title: 'Demasiado lejos del negocio',
    description:
      'Estás a 130\u00a0m de Vino Veritas. Acércate a menos de 50\u00a0m para registrar tu visita.',
  });
});

test('refusalMessage omits a distance that reads the same as the radius', () => {
  const refusal = refused('too-far', '…', { distanceMeters: 50.2, radiusMeters: 50 });
  expect(refusalMessage(refusal, 'Vino Veritas', english, feet).description).toBe(
    'Come within 165\u00a0ft of Vino Veritas to check in.',
  );
});

test.each([
  'too-far',
  'fix-too-old',
  'location-unclear',
  'unknown-venue-code',
  'event-not-running',
  'not-registered',
  'business-not-in-event',
])('refusalMessage has a separate Spanish text for %s', (code) => {
  const { title, description } = notice(code, spanish);
  expect(description).not.toBe('No.');
  expect([title, description]).not.toContain(notice(code, english).title);
});

test('refusalMessage has the English text of the code, not the message', () => {
  expect(notice('event-not-running').description).toBe(
    'The event isn’t running, so check-ins are closed.',
  );
});

test('transientErrorMessage includes help only for errors that may be temporary', () => {
  const help = (error: unknown) => transientErrorMessage(error, english).help;
  const ours = new NetworkError('unreadable', 'html');
  expect(help(ours)).toBe('Nothing is lost. Try again in a moment.');
  expect(help(failed(500, 'unexpected'))).toBe('Nothing is lost. Try again in a moment.');
  expect(help(failed(429, 'too-many-requests'))).toBe('Wait a moment, then try again.');
  expect(help(new Error('of ours'))).toBeUndefined();
});

test('lostMessage reports that the device could not store the check-in', () => {
  const { notKept: notStored } = english.checkIn;
  expect(lostMessage(null, english).description).toBe(notStored);
  expect(lostMessage(failed(500, 'unexpected'), english)).toMatchObject({
    description: 'Something went wrong on our side. Please try again.',
    help: notStored,
  });
});
