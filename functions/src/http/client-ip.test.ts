import { describe, expect, it } from 'vitest';
import { clientIp, trustedProxies } from './client-ip.ts';

const proxies = trustedProxies('198.51.100.0/24, nonsense');
const edge = '151.101.2.133';
const shield = '2a04:4e42::1';

describe('clientIp', () => {
  it.each([
    ['a direct call', '192.0.2.1', '192.0.2.1'],
    ['a direct call with a forged IP address', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['a direct call with an IP address of Hosting', `${edge}, 192.0.2.1`, '192.0.2.1'],
    ['a call by Hosting', `192.0.2.1, ${edge}`, '192.0.2.1'],
    ['a call by Hosting’s edge and shield', `2001:db8::7, ${edge}, ${shield}`, '2001:db8::7'],
    ['a call by Hosting with a forged IP address', `203.0.113.9, 192.0.2.1, ${edge}`, '192.0.2.1'],
    ['a call from Hosting’s own network', `203.0.113.9, ${edge}, ${edge}, ${edge}`, edge],
    ['a call by a proxy of the deployment', '192.0.2.1, 198.51.100.7', '192.0.2.1'],
    ['a call without an IP address', 'the moon', 'unknown'],
    ['a call without an IP address at the right position', `the moon, ${edge}`, 'unknown'],
    ['a call without the header', undefined, 'unknown'],
  ])('returns the IP of a request %s', (_what, forwarded, expected) => {
    expect(clientIp(forwarded, proxies)).toBe(expected);
  });
});
