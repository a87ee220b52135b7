import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a9fe:a9fe',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
    '',
  ])('returns false for %j', (ip) => expect(isPublicAddress(ip)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:4001::8a'])(
    'returns true for %j',
    (ip) => expect(isPublicAddress(ip)).toBe(true),
  );
});
