/** Lifetime of an ID token in milliseconds. */
const tokenLifetimeMs = 60 * 60 * 1000;

/** Custom token of the API. Unsigned: forged tokens are not part of the simulation. */
export function createCustomToken(uid: string, claims: object): string {
  return encode({ uid, ...claims });
}

/** Returns the current ID token of a session; a new one if `isExpired`. */
export type IdTokenSource = (isExpired?: boolean) => string;

/** Returns the session that Firebase Auth starts for a custom token. `clock`: epoch milliseconds. */
export function signInWithCustomToken(customToken: string, clock: () => number): IdTokenSource {
  const claims = JSON.parse(Buffer.from(customToken, 'base64url').toString()) as object;
  const auth_time = Math.floor(clock() / 1000);
  let expiresAt = 0;
  let token = '';
  return (isExpired) => {
    if (!isExpired && clock() < expiresAt) return token;
    expiresAt = clock() + tokenLifetimeMs;
    token = encode({ ...claims, auth_time, expiresAt, firebase: { sign_in_provider: 'custom' } });
    return token;
  };
}

/** Returns the claims of an ID token. Throws the error of Firebase Auth if it has expired. */
export function verifyIdToken(token: string, now: number): object {
  const claims = JSON.parse(Buffer.from(token, 'base64url').toString()) as { expiresAt: number };
  if (claims.expiresAt > now) return claims;
  throw Object.assign(new Error('The ID token has expired.'), { code: 'auth/id-token-expired' });
}

function encode(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}
