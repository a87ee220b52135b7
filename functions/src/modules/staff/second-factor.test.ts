import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  hasSecondFactor,
  newRecoveryCodes,
  newSecondFactor,
  secondFactorUri,
  useCode,
} from './second-factor.ts';

/** Secret of the test vectors in RFC 6238, appendix B. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer })
  .base32;
const factor = { secret, confirmedAt: '2026-06-01T14:00:00.000Z', lastStep: 0, recoveryHashes: [] };
const seconds = 1000;

describe('useCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('accepts the code of RFC 6238 at %i seconds', (at, code) => {
    expect(useCode(factor, code, at * seconds)?.lastStep).toBe(Math.floor(at / 30));
  });

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('accepts a code at %i seconds from its step: %s', (late, isAccepted) => {
    expect(Boolean(useCode(factor, '081804', (1_111_111_109 + late) * seconds))).toBe(isAccepted);
  });

  it('rejects a used code and the codes before it', () => {
    const now = 1_111_111_109 * seconds;
    const codeAt = (timestamp: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const used = useCode(factor, codeAt(now), now);
    if (!used) throw new Error('The first use was rejected.');
    expect(useCode(used, codeAt(now), now)).toBeUndefined();
    expect(useCode(used, codeAt(now - 30 * seconds), now)).toBeUndefined();
    expect(useCode(used, codeAt(now + 30 * seconds), now)).toBeDefined();
  });

  it.each([' 081 804 ', '081-804'])('accepts the digits as typed: %j', (typed) => {
    expect(useCode(factor, typed, 1_111_111_109 * seconds)).toBeDefined();
  });

  it.each(['', '81804', '0818040', '０８１８０４', '__proto__'])('rejects %j', (typed) => {
    expect(useCode(factor, typed, 1_111_111_109 * seconds)).toBeUndefined();
  });

  it('accepts each recovery code once, also in lower case, without hyphens or with similar letters', () => {
    const { recoveryCodes, recoveryHashes } = newRecoveryCodes();
    expect(new Set(recoveryCodes).size).toBe(8);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const one = useCode({ ...factor, recoveryHashes }, first, 0);
    expect(one?.recoveryHashes).toEqual(recoveryHashes.slice(1));
    if (!one) return;
    expect(useCode(one, first, 0)).toBeUndefined();
    const typed = second
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(useCode(one, typed, 0)?.recoveryHashes).toEqual(recoveryHashes.slice(2));
  });

  it('stores no recovery code', () => {
    const { recoveryCodes, recoveryHashes } = newRecoveryCodes();
    for (const code of recoveryCodes)
      expect(recoveryHashes.join()).not.toContain(code.replaceAll('-', ''));
  });
});

describe('newSecondFactor', () => {
  it('makes a second factor that is off, with 160 random bits', () => {
    const made = newSecondFactor();
    expect(hasSecondFactor({ secondFactor: made })).toBe(false);
    expect(Secret.fromBase32(made.secret).bytes).toHaveLength(20);
    expect(newSecondFactor().secret).not.toBe(made.secret);
  });
});

describe('secondFactorUri', () => {
  it('names the organization and the account', () => {
    expect(secondFactorUri(factor, { issuer: 'Uncork Elora', username: 'dana' })).toBe(
      `otpauth://totp/Uncork%20Elora:dana?issuer=Uncork%20Elora&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
