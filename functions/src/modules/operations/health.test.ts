import { logger } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { healthCheck } from './health.ts';

const now = Date.parse('2026-11-24T18:00:00.000Z');

describe('healthCheck', () => {
  it('shares one result for 10 seconds', async () => {
    const reach = vi.fn(() => Promise.resolve());
    const check = healthCheck(reach);
    expect(await Promise.all([check(now), check(now), check(now + 9999)])).toEqual([
      { status: 'ok' },
      { status: 'ok' },
      { status: 'ok' },
    ]);
    expect(reach).toHaveBeenCalledOnce();
    await check(now + 10_000);
    expect(reach).toHaveBeenCalledTimes(2);
  });

  it('reports and logs a service that fails', async () => {
    const write = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const check = healthCheck(() => Promise.reject(new Error('14 UNAVAILABLE')));
    expect(await check(now)).toMatchObject({ problem: 'unhealthy' });
    expect(write.mock.lastCall?.[0]).toMatchObject({ severity: 'ERROR', event: 'health' });
  });

  it('reports a service that does not answer within 5 seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const result = healthCheck(() => new Promise(() => undefined))(now);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await result).toMatchObject({ problem: 'unhealthy' });
  });
});
