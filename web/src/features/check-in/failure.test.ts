import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../data/api-errors.ts';
import { texts as english } from '../../texts/en.ts';
import { texts as spanish } from '../../texts/es.ts';
import { noticeOf, serverNotice } from './failure.ts';

const aim = { distanceMeters: 130.6, name: 'Vino Veritas', radiusMeters: 50 };
const refused = (status: number, code: string, message: string) =>
  new ApiError(new Response(null, { status }), JSON.stringify({ code, message }));

test.each([
  ['You are 130 meters away from Vino Veritas.', 'Too far from business'],
  ['Geolocation is not supported by this browser.', 'Location access required'],
  ['User denied Geolocation', 'Location permission denied'],
  ['User denied the request for location.', 'Location permission denied'],
  ['The event is not running.', 'Check-in failed'],
])('%s → %s', (message, title) => {
  expect(noticeOf(message, english).title).toBe(title);
});

test('the default and the distance keep the message, the permission has its own', () => {
  expect(noticeOf('The event is over.', english).description).toBe('The event is over.');
  expect(noticeOf('130 meters away', english).description).toBe('130 meters away');
  expect(noticeOf('Geolocation', english).description).toBe(
    'Please enable location access to check in to businesses',
  );
  expect(noticeOf('User denied Geolocation', english).description).toBe(
    'Please allow location access to check in to businesses',
  );
});

test('Spanish says the distance itself, under its own title', () => {
  const error = refused(422, 'too-far', 'You are 131 meters away from Vino Veritas. Come within …');
  expect(serverNotice(error, aim, spanish)).toEqual({
    title: 'Demasiado lejos del negocio',
    description:
      'Estás a 131 metros de Vino Veritas. Acércate a menos de 50 metros para registrar tu visita.',
    isTooFar: true,
  });
});

test.each([
  [130.2, '130 metros'],
  [50.2, '51 metros'],
])('Spanish rounds %d m as the server does', (distanceMeters, words) => {
  const error = refused(422, 'too-far', 'You are … meters away.');
  const { description } = serverNotice(error, { ...aim, distanceMeters }, spanish);
  expect(description).toContain(words);
});

test('without a distance of its own the words of the server are told', () => {
  const error = refused(422, 'too-far', 'You are 131 meters away.');
  const unknown = { ...aim, distanceMeters: null };
  expect(serverNotice(error, unknown, english).description).toBe('You are 131 meters away.');
});

test('help comes with what may pass by itself, and with nothing else', () => {
  const help = (error: unknown) => serverNotice(error, aim, english).help;
  expect(help(new NetworkError('timeout', 'late'))).toBe('Nothing is lost: try again in a moment.');
  expect(help(refused(500, 'unexpected', 'Oh.'))).toBe('Nothing is lost: try again in a moment.');
  expect(help(refused(429, 'too-many-requests', 'Slow.'))).toBe('Wait a moment, then try again.');
  expect(help(refused(422, 'event-not-running', 'Over.'))).toBeUndefined();
  expect(help(new Error('of ours'))).toBeUndefined();
});
