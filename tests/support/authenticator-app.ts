import { Secret, TOTP } from 'otpauth';

/** Returns the code of an authenticator app with this secret. `stepsLater`: of a later 30-second step. */
export function appCode(secret: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}
