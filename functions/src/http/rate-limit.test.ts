import { type Endpoint, sharedReadRate } from '@wine-walk/common/api/contract/endpoint.ts';
import { describe, expect, it } from 'vitest';
import { plainEndpoint } from '../support/single-route-api.ts';
import { RateLimiter } from './rate-limit.ts';

const minute = 60_000;
const limited = (by: 'address' | 'caller', path = '/api/things'): Endpoint =>
  plainEndpoint({ path, rate: { perMinute: 3, by } });

/** Returns how many of `count` requests are accepted. */
function passed(
  limiter: RateLimiter,
  endpoint: Endpoint,
  count: number,
  now = 0,
  who = 'maya',
  ip = '1',
) {
  const calls = Array.from({ length: count }, () => limiter.consume(endpoint, who, ip, now));
  return calls.filter((refusal) => refusal === undefined).length;
}

describe('RateLimiter', () => {
  it('accepts the maximum, and again a minute after the first request', () => {
    const limiter = new RateLimiter();
    expect(passed(limiter, limited('caller'), 5, 1000)).toBe(3);
    expect(passed(limiter, limited('caller'), 1, 1000 + minute - 1)).toBe(0);
    expect(passed(limiter, limited('caller'), 5, 1000 + minute)).toBe(3);
  });

  it('counts all addresses of an IPv6 network of /64 together', () => {
    const limiter = new RateLimiter();
    const from = (ip: string) => passed(limiter, limited('address'), 2, 0, ip, ip);
    expect([from('2001:db8:1:2::1'), from('2001:db8:1:2:ffff::2')]).toEqual([2, 1]);
    expect([from('2001:db8:1:3::1'), from('203.0.113.1'), from('203.0.113.2')]).toEqual([2, 2, 2]);
  });

  it('counts public reads of all paths together', () => {
    const limiter = new RateLimiter();
    const read = (path: string) => plainEndpoint({ path, rate: sharedReadRate });
    expect(passed(limiter, read('/api/things'), sharedReadRate.perMinute - 1)).toBe(2999);
    expect(passed(limiter, read('/api/others'), 2)).toBe(1);
  });

  it('allows more to a front end of Google that many visitors share, not to its sessions', () => {
    const limiter = new RateLimiter();
    const shared = '74.125.208.12';
    expect(passed(limiter, limited('address'), 301, 0, shared, shared)).toBe(300);
    expect(passed(limiter, limited('caller', '/api/own'), 5, 0, 'maya', shared)).toBe(3);
  });

  it('returns the rest of the minute in seconds', () => {
    const limiter = new RateLimiter();
    passed(limiter, limited('caller'), 3, 0);
    const refusal = limiter.consume(limited('caller'), 'maya', '1', 45_000);
    expect(refusal).toMatchObject({
      problem: 'too-many-requests',
      details: { retryAfterSeconds: 15 },
    });
  });

  it('counts per caller or per IP', () => {
    const byCaller = new RateLimiter();
    expect(passed(byCaller, limited('caller'), 3, 0, 'maya', '1')).toBe(3);
    expect(passed(byCaller, limited('caller'), 3, 0, 'jonah', '1')).toBe(3);
    expect(passed(byCaller, limited('caller'), 3, 0, 'maya', '2')).toBe(0);
    const byIp = new RateLimiter();
    expect(passed(byIp, limited('address'), 3, 0, 'maya', '1')).toBe(3);
    expect(passed(byIp, limited('address'), 3, 0, 'jonah', '1')).toBe(0);
    expect(passed(byIp, limited('address'), 3, 0, 'jonah', '2')).toBe(3);
  });

  it('counts per endpoint, and never limits an endpoint without a rate', () => {
    const limiter = new RateLimiter();
    expect(passed(limiter, limited('caller', '/api/a'), 3)).toBe(3);
    expect(passed(limiter, limited('caller', '/api/b'), 3)).toBe(3);
    expect(passed(limiter, plainEndpoint(), 1000)).toBe(1000);
  });

  it('drops only the oldest counter when it is full', () => {
    const limiter = new RateLimiter();
    const endpoint = limited('address');
    for (let other = 0; other < 9_999; other += 1)
      limiter.consume(endpoint, 'nobody', `early-${other}`, 0);
    expect(passed(limiter, endpoint, 5, 1, 'maya', 'mine')).toBe(3);
    for (let other = 0; other < 9_000; other += 1)
      limiter.consume(endpoint, 'nobody', `late-${other}`, 2);
    expect(passed(limiter, endpoint, 1, 3, 'maya', 'mine')).toBe(0);
  });

  it('still limits a caller while many others send requests', () => {
    const limiter = new RateLimiter();
    const endpoint = limited('address');
    const others = (count: number, name: string) => {
      for (let other = 0; other < count; other += 1)
        limiter.consume(endpoint, 'nobody', `${name}-${other}`, 0);
    };
    others(9_000, 'early');
    expect(passed(limiter, endpoint, 5, 0, 'maya', 'mine')).toBe(3);
    others(900, 'late');
    expect(passed(limiter, endpoint, 1, 0, 'maya', 'mine')).toBe(0);
  });
});
