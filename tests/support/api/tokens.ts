import { isolatedProjectId } from './isolated-project.ts';

/** Unsigned ID token like the Auth emulator's, with the given claims. Times in seconds. */
export function tokenFor(uid: string, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${isolatedProjectId}`,
    aud: isolatedProjectId,
    iat: now,
    exp: now + 3600,
    auth_time: now - 60,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'custom' },
    ...claims,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

/** Creates the Auth account that token verification reads, if it does not exist. */
export async function accountFor(uid: string): Promise<void> {
  const answer = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${isolatedProjectId}/accounts`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid }),
    },
  );
  const text = await answer.text();
  if (!answer.ok && !text.includes('DUPLICATE_LOCAL_ID')) throw new Error(text);
}

/** Returns the ID token for a custom token. The emulator itself exchanges tokens of the demo project only. */
export async function exchangeToken(customToken: string): Promise<string> {
  const [, payload = ''] = customToken.split('.');
  const { uid, claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  await accountFor(uid);
  return tokenFor(uid, claims);
}
