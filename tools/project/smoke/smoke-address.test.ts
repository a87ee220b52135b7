import { describe, expect, it } from 'vitest';
import { describeAddress } from './smoke-address.ts';

describe('describeAddress', () => {
  it('names the address to compare', () => {
    expect(describeAddress('192.0.2.1')).toMatch(/^192\.0\.2\.1; compare/);
    expect(describeAddress('192.0.2.1', '192.0.2.1')).toMatch(/^192\.0\.2\.1, also directly/);
  });

  it('says that visitors share the address of a front end of Google', () => {
    expect(describeAddress('74.125.208.12', '192.0.2.1')).toContain('share generous limits');
  });

  it.each([
    ['forged', '203.0.113.9', undefined],
    ['missing', undefined, undefined],
    ['unknown', 'unknown', undefined],
    ['of a hop', '151.101.2.133', undefined],
    ['forged without Hosting', '192.0.2.1', '203.0.113.9'],
  ])('rejects an address that is %s', (_, ip, direct) => {
    expect(() => describeAddress(ip, direct)).toThrow('it recorded');
  });

  it('rejects two addresses of one computer', () => {
    expect(() => describeAddress('192.0.2.1', '192.0.2.2')).toThrow('through Hosting');
  });
});
