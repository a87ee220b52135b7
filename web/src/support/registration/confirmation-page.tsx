import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { confirmation } from '../own-confirmation.ts';
import { ok, routes, serve, visit, working } from './screens.tsx';
import { setSession } from './session.ts';

/** The sample event is from 2 to 6 PM on February 15, 2025. */
const dayBefore = Date.parse('2025-02-14T20:00:00.000Z');
export const duringEvent = Date.parse('2025-02-15T20:00:00.000Z');
export const dayAfter = Date.parse('2025-02-16T20:00:00.000Z');
export const atTime = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'] });

// A chunk that is requested by the last test may load after the file's end.
afterAll(() => vi.dynamicImportSettled());

beforeEach(() => {
  setSession(null);
  atTime(dayBefore);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

export const open = async (answer: object = confirmation) => {
  serve({ ...working, [routes.confirmation]: ok(answer) });
  const user = visit('/waiver/SUBMISSION1');
  await screen.findByRole('heading', { level: 1, name: 'Registration Complete!' });
  return user;
};

/** Returns the description of a term in the lists. */
export const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
