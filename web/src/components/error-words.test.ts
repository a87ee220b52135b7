import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../data/api-errors.ts';
import { texts as english } from '../texts/en.ts';
import { texts as spanish } from '../texts/es.ts';
import { errorWords } from './error-words.ts';

const problem = (status: number, code: string, message: string) =>
  new ApiError(new Response('', { status }), JSON.stringify({ code, message }));
const used = problem(409, 'ticket-used', 'This ticket has been used.');

describe('errorWords', () => {
  it("are the server's message where it has one", () => {
    expect(errorWords(used, english)).toBe('This ticket has been used.');
  });

  it("are the language's own for a problem it knows, else the server's", () => {
    expect(errorWords(used, spanish)).toBe('Esta entrada ya se usó.');
    const unknown = problem(422, 'brand-new', 'Something new.');
    expect(errorWords(unknown, spanish)).toBe('Something new.');
  });

  it('are ours where the answer has none', () => {
    const html = new ApiError(new Response('', { status: 502 }), '<h1>Bad gateway</h1>');
    expect(errorWords(html, english)).toBe(english.problems.unexpected);
    expect(errorWords(new Error('bug'), english)).toBe(english.problems.unexpected);
    expect(errorWords(undefined, english)).toBe(english.problems.unexpected);
  });

  it.each(['offline', 'timeout', 'unreadable'] as const)('say that it was %s', (kind) => {
    expect(errorWords(new NetworkError(kind, 'x'), english)).toBe(english.problems[kind]);
  });
});
