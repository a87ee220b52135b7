import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadNewest } from './reload.ts';

const reload = vi.fn();
const postMessage = vi.fn();

function stubWorkers(workers: unknown) {
  vi.stubGlobal('navigator', { serviceWorker: workers });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reloadNewest', () => {
  // spec: A9.7
  it('lets a waiting version take over first', async () => {
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

  // spec: A9.7
  it('reloads all the same when it does not take over', async () => {
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
  ])('just reloads where %s', async (_why, workers) => {
    stubWorkers(workers);
    await reloadNewest();
    expect(reload).toHaveBeenCalledOnce();
  });
});
