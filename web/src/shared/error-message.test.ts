import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ZodError } from 'zod';
import { texts as english } from '../i18n/en/app.ts';
import { texts as spanish } from '../i18n/es/app.ts';
import { ApiError, NetworkError } from '../platform/api/api-errors.ts';
import { InvalidDocumentError } from '../platform/live/invalid-document-error.ts';
import { errorMessage } from './error-message.ts';

const problem = (status: number, code: string, message: string) =>
  new ApiError(new Response('', { status }), JSON.stringify({ code, message }));
const used = problem(409, 'ticket-used', 'This ticket has been used.');

describe('errorMessage', () => {
  it("are the server's message where it has one", () => {
    expect(errorMessage(used, english)).toBe('This ticket has been used.');
  });

  // spec: A13.6
  it("are the language's own for a problem it knows, else the server's", () => {
    expect(errorMessage(used, spanish)).toBe('Esta entrada ya se usó.');
    const unknown = problem(422, 'brand-new', 'Something new.');
    expect(errorMessage(unknown, spanish)).toBe('Something new.');
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])(
    'of a damaged record names who mends it, in %s: a button beneath it tries again',
    (_, texts) => {
      const issues = new ZodError([]);
      const said = errorMessage(new InvalidDocumentError('events/autumn', issues), texts);
      expect(said).toMatch(/organi[sz]/);
      expect(said).not.toMatch(/trying again|volver a intentar/);
    },
  );

  it('are ours where the answer has none', () => {
    const html = new ApiError(new Response('', { status: 502 }), '<h1>Bad gateway</h1>');
    expect(errorMessage(html, english)).toBe(english.problems.unexpected);
    expect(errorMessage(new Error('bug'), english)).toBe(english.problems.unexpected);
    expect(errorMessage(undefined, english)).toBe(english.problems.unexpected);
  });

  it('has the id to read out where the server failed, and not where it refused', () => {
    const headers = { 'X-Request-Id': '7KQ2-M9XH' };
    const failed = (status: number) =>
      new ApiError(new Response('', { status, headers }), '{"code":"x","message":"Sorry."}');
    expect(errorMessage(failed(503), english)).toBe(
      'Sorry. If it happens again, tell us this number: 7KQ2-M9XH.',
    );
    expect(errorMessage(failed(422), english)).toBe('Sorry.');
  });

  it('has Firestore’s code and the time to read out where a listener ended, the same while it is told', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 18, 42, 59) });
    onTestFinished(() => void vi.useRealTimers());
    const ended = Object.assign(new Error('Quota exceeded.'), { code: 'resource-exhausted' });
    const told = errorMessage(ended, english);
    expect(told).toBe(
      'Something went wrong. Please try again. If it happens again, tell us this: resource-exhausted, 18:42.',
    );
    vi.advanceTimersByTime(60_000);
    expect(errorMessage(ended, english)).toBe(told);
  });

  it.each(['offline', 'timeout', 'unreadable'] as const)('say that it was %s', (kind) => {
    expect(errorMessage(new NetworkError(kind, 'x'), english)).toBe(english.problems[kind]);
  });
});
