import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForMissingChunk, reloadNewest, trackPageLeave } from './reload.ts';

const reload = vi.fn();
const postMessage = vi.fn();

function stubWorkers(workers: unknown) {
  vi.stubGlobal('navigator', { serviceWorker: workers });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload }, sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reloadNewest', () => {
  it('activates a waiting version first', async () => {
    const workers = Object.assign(new EventTarget(), {
      getRegistration: async () => ({ waiting: { postMessage } }),
    });
    stubWorkers(workers);
    const done = reloadNewest();
    await vi.advanceTimersByTimeAsync(0);
    expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await done;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads anyway if the version does not activate', async () => {
    stubWorkers({
      addEventListener: vi.fn(),
      getRegistration: async () => ({ waiting: { postMessage } }),
    });
    const done = reloadNewest();
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing waits', { getRegistration: async () => ({ waiting: null }) }],
    ['nothing is registered', { getRegistration: async () => undefined }],
    ['the browser has no service workers', undefined],
  ])('reloads only when %s', async (_why, workers) => {
    stubWorkers(workers);
    await reloadNewest();
    expect(reload).toHaveBeenCalledOnce();
  });
});

trackPageLeave();

describe('reloadForMissingChunk', () => {
  const missing = new TypeError(
    'Failed to fetch dynamically imported module: http://x/assets/a-1.js',
  );
  beforeEach(() => {
    sessionStorage.clear();
    vi.stubGlobal('navigator', { onLine: true });
  });
  const reloadsFor = async (error: unknown, now: number) => {
    const isDone = reloadForMissingChunk(error, now);
    await vi.advanceTimersByTimeAsync(0);
    return [isDone, reload.mock.calls.length];
  };

  it('reloads once, not repeatedly', async () => {
    expect(await reloadsFor(missing, 1_000_000)).toEqual([true, 1]);
    expect(await reloadsFor(missing, 1_059_999)).toEqual([false, 1]);
    expect(await reloadsFor(missing, 1_060_000)).toEqual([true, 2]);
  });

  it.each([
    'error loading dynamically imported module: http://x/assets/a-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a-1.css',
  ])('recognizes %j', async (message) => {
    expect(await reloadsFor(new Error(message), 1_000_000)).toEqual([true, 1]);
  });

  it('ignores other errors', async () => {
    expect(await reloadsFor(new Error('undefined is not a function'), 1_000_000)).toEqual([
      false,
      0,
    ]);
    expect(await reloadsFor('Importing a module script failed.', 1_000_000)).toEqual([false, 0]);
  });

  const press = (html: string) => {
    document.body.innerHTML = html;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
  };
  it.each([
    ['a link', () => void document.dispatchEvent(new Event('beforeunload', { bubbles: true }))],
    [
      'a link on iOS',
      () => {
        document.body.innerHTML = '<a href="#out">Out</a>';
        document.querySelector('a')?.click();
      },
    ],
  ])('does not reload a page that is being left by %s', async (_how, leaveBy) => {
    vi.setSystemTime(500_000);
    leaveBy();
    expect(await reloadsFor(missing, 501_000)).toEqual([true, 0]);
    vi.setSystemTime(510_000);
    await vi.advanceTimersByTimeAsync(9000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads after a link within the app', async () => {
    vi.setSystemTime(700_000);
    press('<a href="#rewards">Rewards</a>');
    expect(await reloadsFor(missing, 701_000)).toEqual([true, 1]);
  });

  it('waits while offline and does nothing without session storage', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await reloadsFor(missing, 1_000_000)).toEqual([false, 0]);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', { location: { reload } });
    expect(await reloadsFor(missing, 1_000_000)).toEqual([false, 0]);
  });
});
