import { unfinishedSignInError } from '@wine-walk/common/model/fields/client-error.ts';
import { createListeners } from '../lib/listeners.ts';
import { persisted } from '../storage/persisted.ts';

/* Custom tokens whose exchange for a session has not succeeded: the API issues one once, so it is kept and tried again. */

interface UnfinishedSignIn {
  /** Custom token of the API. */
  sessionId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Exchanges a custom token for a session. Rejects if it fails. */
type SignIn = (sessionId: string) => Promise<void>;

/** Time in milliseconds for which Firebase accepts a custom token. */
const tokenLifetimeMs = 60 * 60 * 1000;
/** Delays before the next attempts, in milliseconds; the last one repeats. */
const delaysMs = [2000, 5000, 15_000, 30_000, 60_000];
/** Errors by which Firebase rejects the token itself. */
const finalErrors = ['auth/invalid-custom-token', 'auth/custom-token-mismatch'];

const stored = persisted('unfinished-sign-in', parse, 'session-user');
const listeners = createListeners();
/** Copy for browsers without storage. */
let kept: UnfinishedSignIn | null = null;
let attempt: Promise<boolean> | undefined;
let signInAgain: SignIn | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function parse(value: unknown): UnfinishedSignIn | null {
  const { sessionId, expiresAt } = value as UnfinishedSignIn;
  return typeof sessionId === 'string' && typeof expiresAt === 'number'
    ? { sessionId, expiresAt }
    : null;
}

function current(): UnfinishedSignIn | null {
  const found = kept ?? stored.get();
  return found && found.expiresAt > Date.now() ? found : null;
}

/** True if an exchange failed and can still succeed. */
export function isSignInUnfinished(): boolean {
  return failures > 0 && current() !== null;
}

/** Calls `changed` when `isSignInUnfinished` may have changed. */
export const subscribeUnfinishedSignIn = listeners.subscribe;

/** Keeps a token until its exchange succeeds, for an hour. */
export function keepSignIn(sessionId: string): void {
  const known = current();
  if (known?.sessionId === sessionId) return;
  kept = { sessionId, expiresAt: Date.now() + tokenLifetimeMs };
  stored.set(kept);
}

/** Ends the attempts: the attendee is signed in, or the token is not accepted. */
export function endUnfinishedSignIn(): void {
  clearTimeout(timer);
  kept = null;
  failures = 0;
  stored.clear();
  listeners.notify();
}

/** Reports a failed exchange by its code, and tries `signIn` again later unless the token is not accepted. */
export function retrySignInLater(error: unknown, signIn: SignIn): void {
  signInAgain = signIn;
  const code = (error as { code?: string } | null)?.code ?? 'unknown';
  void report(`${unfinishedSignInError}: ${code}`);
  if (finalErrors.includes(code)) return endUnfinishedSignIn();
  failures += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void finishSignIn(), delaysMs[failures - 1] ?? delaysMs.at(-1));
  window.addEventListener('online', () => void finishSignIn(), { once: true });
  listeners.notify();
}

/** Reports an error. Loaded on demand, since the landing page signs in without the code of the app. */
async function report(message: string): Promise<void> {
  const { reportError } = await import('../api/report-errors.ts');
  reportError(new Error(message));
}

/** Exchanges the token that is kept. Resolves to false if there is none or it fails again. */
export function finishSignIn(signIn = signInAgain): Promise<boolean> {
  const unfinished = current();
  if (!unfinished || !signIn) return Promise.resolve(false);
  attempt ??= signIn(unfinished.sessionId)
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      attempt = undefined;
    });
  return attempt;
}
