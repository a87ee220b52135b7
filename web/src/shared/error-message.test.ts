import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import { InvalidDocumentError } from '../platform/live/invalid-document-error.ts';
import { NotConnectedError } from '../platform/live/live-store.ts';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';
import { errorMessage } from './error-message.ts';

const english = englishTexts;
const spanish = spanishTexts;

const problem = (status: number, code: string, message: string) =>
  new ApiError(new Response('', { status }), JSON.stringify({ code, message }));
const used = problem(409, 'ticket-used', 'This ticket has already been used.');

describe('errorMessage', () => {
  it('returns the server message if there is one', () => {
    expect(errorMessage(used, english)).toBe('This ticket has already been used.');
  });

  it('returns the text of the language for a known problem, else the server message', () => {
    expect(errorMessage(problem(422, 'event-not-found', 'Gone.'), spanish)).toBe(
      'Este evento no existe.',
    );
    const unknown = problem(422, 'brand-new', 'Something new.');
    expect(errorMessage(unknown, spanish)).toBe('Something new.');
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('names the organizers as the only ones who can fix an invalid record, in %s', (_, texts) => {
    const text = errorMessage(new InvalidDocumentError('events/autumn', ['name']), texts);
    expect(text).toMatch(/organi[sz]/);
    expect(text).not.toMatch(/trying again|volver a intentar/);
  });

  it.each([
    ['English', english, /^The desk changed your email\. .* Nov 21, 2026, .* organizer/],
    ['Spanish', spanish, /^La mesa de registro cambió tu correo\. .* 21 nov 2026, .* organizador/],
  ])('says why and until when a session is limited, in %s', (_, texts, expected) => {
    const details = { limit: { reason: 'email-corrected', until: '2026-11-21T18:00:00.000Z' } };
    const body = JSON.stringify({ code: 'email-limit', message: 'No.', details });
    const limited = new ApiError(new Response('', { status: 403 }), body);
    expect(errorMessage(limited, texts)).toMatch(expected);
  });

  it('returns a default message when the response has none', () => {
    const html = new ApiError(new Response('', { status: 502 }), '<h1>Bad gateway</h1>');
    expect(errorMessage(html, english)).toBe(english.problems.unexpected);
    expect(errorMessage(new Error('bug'), english)).toBe(english.problems.unexpected);
    expect(errorMessage(undefined, english)).toBe(english.problems.unexpected);
  });

  it('adds the request ID when the server failed, but not when it rejected the request', () => {
    const headers = { 'X-Request-Id': '7KQ2-M9XH' };
    const failed = (status: number) =>
      new ApiError(new Response('', { status, headers }), '{"code":"x","message":"Sorry."}');
    expect(errorMessage(failed(503), english)).toBe(
      'Sorry. If it happens again, give us this number: 7KQ2-M9XH.',
    );
    expect(errorMessage(failed(422), english)).toBe('Sorry.');
  });

  it('adds the Firestore code and a constant time when a listener ended', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 18, 42, 59) });
    onTestFinished(() => void vi.useRealTimers());
    const ended = Object.assign(new Error('Quota exceeded.'), { code: 'resource-exhausted' });
    const message = errorMessage(ended, english);
    expect(message).toBe(
      'Something went wrong. Please try again. If it happens again, give us this: resource-exhausted, 18:42.',
    );
    vi.advanceTimersByTime(60_000);
    expect(errorMessage(ended, english)).toBe(message);
  });

  it('states that Firestore was out of reach', () => {
    expect(errorMessage(new NotConnectedError('x'), english)).toBe(english.problems.offline);
  });

  it.each(['offline', 'timeout', 'unreadable'] as const)(
    'states that the request was %s',
    (kind) => {
      expect(errorMessage(new NetworkError(kind, 'x'), english)).toBe(english.problems[kind]);
    },
  );
});
