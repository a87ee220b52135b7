import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissInstall } from '../../../platform/device/install.ts';
import { landingEvent } from '../../../support/landing-event.ts';
import { deferAppStart } from './defer-app-start.ts';

vi.mock('../../features/landing/load-parts.ts', () => ({ loadParts: () => Promise.resolve() }));

let active: unknown;
const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  active = null;
  vi.useFakeTimers({ now: new Date('2026-11-18T15:00:00.000Z') });
  document.body.innerHTML = '<div class="landing"><h1></h1></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return path === '/api/events/active' ? Response.json(active) : new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  localStorage.clear();
});

const title = () => document.querySelector('h1')?.textContent;
const countRequests = () => requests.filter((path) => path === '/api/events/active').length;

it('starts the app for the install prompt, 5 seconds after load', async () => {
  const startApp = vi.fn(async () => undefined);
  deferAppStart(startApp);
  await vi.advanceTimersByTimeAsync(4999);
  expect(startApp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(startApp).toHaveBeenCalledOnce();
});

it('shows a walk that becomes active without starting the app, until the app starts', async () => {
  dismissInstall();
  const startApp = vi.fn(async () => undefined);
  deferAppStart(startApp);
  await vi.advanceTimersByTimeAsync(100);
  expect(title()).toBe('The Wine Walk');
  active = landingEvent;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(title()).toBe('Autumn Wine Walk');
  expect(startApp).not.toHaveBeenCalled();
  active = { ...landingEvent, name: 'Harvest Walk' };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(100);
  expect(title()).toBe('Harvest Walk');
  document.dispatchEvent(new Event('pointerdown'));
  expect(startApp).toHaveBeenCalledOnce();
  const before = countRequests();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(countRequests()).toBe(before);
});
