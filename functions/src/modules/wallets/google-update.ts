import { z } from 'zod';
import type { GoogleWalletSettings } from '../../settings.ts';
import { signJwt } from './google-pass.ts';

/** Servers of Google. */
export interface GoogleOrigins {
  /** Issues access tokens. */
  oauth: string;
  wallet: string;
}

export const googleOrigins: GoogleOrigins = {
  oauth: 'https://oauth2.googleapis.com',
  wallet: 'https://walletobjects.googleapis.com',
};

/** Validity of the signed request for an access token, in seconds; the longest that Google accepts. */
const assertionSeconds = 3600;
/** Time in milliseconds for which a request may take. */
export const requestTimeoutMs = 20_000;

const tokenResponse = z.object({ access_token: z.string() });

/**
 * Returns an access token of the service account
 * (https://developers.google.com/identity/protocols/oauth2/service-account#httprest).
 */
export async function accessToken(account: GoogleWalletSettings, oauth: string): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const assertion = signJwt(
    {
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      aud: `${googleOrigins.oauth}/token`,
      iat: now,
      exp: now + assertionSeconds,
    },
    account,
  );
  const response = await fetch(`${oauth}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok) throw new Error(`Google issued no access token: ${response.status}`);
  return tokenResponse.parse(await response.json()).access_token;
}

/**
 * Replaces a class or object of Google Wallet. Ignores one that does not exist, since the first saved pass creates it with
 * current values. Throws if Google cannot be reached or refuses the change, so that the trigger runs
 * again. Safe to repeat.
 */
export async function replaceInGoogleWallet(
  kind: 'eventTicketClass' | 'eventTicketObject',
  values: { id: string },
  account: GoogleWalletSettings,
  origins: GoogleOrigins,
): Promise<void> {
  const url = `${origins.wallet}/walletobjects/v1/${kind}/${encodeURIComponent(values.id)}`;
  const response = await fetch(url, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${await accessToken(account, origins.oauth)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  if (!response.ok && response.status !== 404)
    throw new Error(`Google refused the change of a pass: ${response.status}`);
}
