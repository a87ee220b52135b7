import {
  type AppCheckMode,
  appCheckModes,
  needsAppCheck,
} from '@wine-walk/common/api/contract/app-check.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { z } from 'zod';
import { isAppCheckTokenValid } from '../firestore/app-check.ts';
import { logWarning } from '../lib/log.ts';

/** Returns the mode of this deployment (`APP_CHECK`). Throws a ZodError for an unknown one, so that no instance starts with it. */
export function appCheckMode({ APP_CHECK }: NodeJS.ProcessEnv): AppCheckMode {
  return z.enum(appCheckModes).parse(APP_CHECK || 'off');
}

/**
 * Returns the problem of a call that has no valid App Check token, if tokens are enforced. The status is 503: devices with an
 * earlier page, which send no token, then repeat queued check-ins and desk actions later instead of dropping them.
 * Throws UnavailableError if a token could not be verified.
 */
export async function requireAppCheck(
  endpoint: Pick<Endpoint, 'method' | 'access' | 'path'>,
  token: string | undefined,
  mode: AppCheckMode,
): Promise<Problem<'app-not-verified'> | undefined> {
  if (mode === 'off' || !needsAppCheck(endpoint)) return undefined;
  const outcome = await verify(token, mode);
  if (outcome === 'valid') return undefined;
  const { method, path } = endpoint;
  logWarning('app-check', { outcome, mode, method, route: path });
  return mode === 'enforce' ? appNotVerified() : undefined;
}

async function verify(token: string | undefined, mode: AppCheckMode) {
  if (!token) return 'missing';
  try {
    return (await isAppCheckTokenValid(token)) ? 'valid' : 'invalid';
  } catch (error) {
    if (mode === 'enforce') throw error;
    return 'unknown';
  }
}

/** Time in seconds after which devices repeat a refused call; about as long as they wait for a new token. */
const retryAfterSeconds = 30;

const appNotVerified = () => problem('app-not-verified', { retryAfterSeconds });
