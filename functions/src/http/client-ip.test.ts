import { describe, expect, it } from 'vitest';
import { clientIp, type Edge, edgeSettings } from './client-ip.ts';

const edge = edgeSettings({});
const fastly = '151.101.2.133';
const shield = '146.75.1.9';
const loadBalancer = '35.191.4.7';
/** Google's front ends send from here, and so do scripts of Apps Script. */
const googleService = '74.125.208.12';
const caller = '192.0.2.1';
const forged = '203.0.113.9';

/** IP of a request with these entries, as the platform appends them. */
const ipOf = (forwarded: string | undefined, settings: Edge = edge, secret?: string) =>
  clientIp({ forwarded, secret }, settings);

describe('clientIp', () => {
  it.each([
    ['a hop of Fastly', `${caller}, ${fastly}`],
    ['two hops of Fastly', `${caller}, ${fastly}, ${shield}`],
    ["a proxy of Google's load balancers", `${caller},${loadBalancer}`],
    ['hops of Fastly and a proxy of Google', `${caller}, ${fastly}, ${shield},${loadBalancer}`],
    ['no hop', caller],
  ])('returns the caller before %s', (_, forwarded) => {
    expect(ipOf(forwarded)).toBe(caller);
    expect(ipOf(`${forged}, ${forwarded}`)).toBe(caller);
  });

  it('does not trust virtual machines of Google Cloud, which can forge entries', () => {
    expect(ipOf(`${forged}, 34.122.7.9`)).toBe('34.122.7.9');
    expect(ipOf(`${forged}, 35.188.1.2`)).toBe('35.188.1.2');
  });

  it.each([googleService, '66.249.80.1', '142.250.3.4', '2607:f8b0:4001::71'])(
    'does not believe an address before %s, from which a script can send any header',
    (hop) => {
      expect(ipOf(`${forged}, ${hop}`)).toBe(hop);
      expect(ipOf(`${forged}, ${fastly}, ${hop}`)).toBe(hop);
    },
  );

  it('passes three hops at most', () => {
    expect(ipOf(`${forged}, ${fastly}, ${fastly}, ${fastly}, ${fastly}`)).toBe(fastly);
  });

  it.each([undefined, '', 'the moon', `${caller}, unknown`])('returns "unknown" for %j', (text) => {
    expect(ipOf(text)).toBe('unknown');
  });

  it('trusts the networks of TRUSTED_PROXIES', () => {
    const own = edgeSettings({ TRUSTED_PROXIES: '198.51.100.0/24, 2001:db8::/32' });
    expect(ipOf(`${caller}, 198.51.100.7`, own)).toBe(caller);
    expect(ipOf(`${caller}, 2001:db8::7`, own)).toBe(caller);
    expect(ipOf(`${caller}, 198.51.100.7`)).toBe('198.51.100.7');
  });

  describe('with an edge secret', () => {
    const secured = edgeSettings({ EDGE_SECRET: 'quiet-street-at-dusk' });

    it('returns the caller when the edge sends it', () => {
      expect(ipOf(`${caller}, ${fastly}`, secured, 'quiet-street-at-dusk')).toBe(caller);
      const behindGoogle = `${caller}, ${fastly},${googleService}`;
      expect(ipOf(behindGoogle, secured, 'quiet-street-at-dusk')).toBe(caller);
    });

    it.each([undefined, '', 'quiet-street', 'quiet-street-at-dawn'])(
      'does not believe a hop of another Fastly customer that sends %j',
      (secret) => {
        expect(ipOf(`${forged}, ${fastly}`, secured, secret)).toBe(fastly);
      },
    );
  });
});
