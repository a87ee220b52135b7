import { hash, randomBytes } from 'node:crypto';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';
import type { SecondFactor, StaffDocument } from '@wine-walk/common/model/staff.ts';
import { Secret, TOTP } from 'otpauth';
import { rateLimit, readGuessGuard } from '../../firestore/rate-limits.ts';
import type { Write } from '../../firestore/write.ts';

const periodMs = 30_000;
/** Codes of the step before and after are accepted: clocks differ, and typing takes time (RFC 6238, 5.2). */
const window = 1;
const secretBytes = 20;
const recoveryCodeCount = 8;
/** 120 bits: above 112, a fast hash is enough (OWASP ASVS 5.0, 6.5.2). */
const recoveryCodeLength = 24;

/** True if the account signs in with a second factor. */
export const hasSecondFactor = ({ secondFactor }: Pick<StaffDocument, 'secondFactor'>) =>
  Boolean(secondFactor?.confirmedAt);

/** Creates a second factor that is off until a code of the app is confirmed. */
export function newSecondFactor(): SecondFactor {
  const secret = new Secret({ size: secretBytes }).base32;
  return { secret, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
}

/** Returns the `otpauth://` URI of a secret, which an app shows under the name of the issuer and the username. */
export function secondFactorUri(
  { secret }: SecondFactor,
  { issuer, username }: { issuer: string; username: string },
): string {
  return totp(secret, { issuer, label: username }).toString();
}

/** Returns new recovery codes, as shown to their owner and as stored. */
export function newRecoveryCodes(): { recoveryCodes: string[]; recoveryHashes: string[] } {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () =>
    encodeCrockford32(randomBytes(recoveryCodeLength)).replace(/.{4}(?=.)/g, '$&-'),
  );
  return { recoveryCodes, recoveryHashes: recoveryCodes.map(hashRecoveryCode) };
}

/**
 * Returns the second factor after the use of a code: a code of the app ends with all earlier ones, a recovery code is
 * removed. Returns undefined for a wrong or used code. `now`: epoch milliseconds.
 */
export function useCode(
  factor: SecondFactor,
  typed: string,
  now: number,
): SecondFactor | undefined {
  const code = plain(typed);
  if (isAppCode(code)) {
    const delta = totp(factor.secret).validate({ token: code, timestamp: now, window });
    const step = Math.floor(now / periodMs) + (delta ?? 0);
    return delta !== null && step > factor.lastStep ? { ...factor, lastStep: step } : undefined;
  }
  const used = hashRecoveryCode(code);
  if (!factor.recoveryHashes.includes(used)) return undefined;
  return { ...factor, recoveryHashes: factor.recoveryHashes.filter((hash) => hash !== used) };
}

type WrongCode = Problem<'wrong-app-code' | 'wrong-recovery-code'>;

/** Code that was checked. Commit `writes` before the answer: they count a wrong code, or make a right one work once. */
export interface CheckedCode {
  /** Second factor after the use of the code, or the problem of a wrong one. */
  result: SecondFactor | WrongCode;
  writes: readonly Write[];
}

/**
 * Uses a code of the account as `useCode`, limited like a password. `source`: device or page that sends it, counted
 * alone; the password was right before, so that strangers exhaust nothing.
 */
export async function checkCode(
  uid: string,
  factor: SecondFactor,
  typed: string,
  { source, now }: { source: string; now: number },
): Promise<CheckedCode | Problem<'too-many-attempts' | 'wrong-app-code' | 'wrong-recovery-code'>> {
  const limit = rateLimit('secondFactorPerAccount', uid, source);
  const { refusal, right, wrong } = await readGuessGuard([limit], now);
  if (refusal) return refusal;
  const used = useCode(factor, typed, now);
  return used ? { result: used, writes: right } : { result: wrongCode(typed), writes: wrong };
}

function wrongCode(typed: string): WrongCode {
  return problem(isAppCode(plain(typed)) ? 'wrong-app-code' : 'wrong-recovery-code', {}, 'code');
}

const plain = (typed: string) => typed.replace(/[\s-]/g, '');
const isAppCode = (code: string) => /^\d{6}$/.test(code);

function totp(secret: string, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    period: periodMs / 1000,
  });
}

/** Returns the stored form of a recovery code; letters that look like digits are read as these (Crockford). */
function hashRecoveryCode(code: string): string {
  const digits = plain(code).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return hash('sha256', digits);
}
