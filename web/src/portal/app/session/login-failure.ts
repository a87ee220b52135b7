import { formats } from '../../../i18n/format.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { serverMessage, staffErrorMessage } from '../../session/portal-texts.ts';

/** The API has let them in; it is Firebase's part of the sign-in that failed. */
const notExchanged =
  'What you typed is right, but the sign-in service cannot be reached. Please try again in a moment.';

/** Why a login failed, in words; where there were too many attempts, also when to try again. */
export function loginErrorMessage(error: unknown, now: number): string {
  if (error instanceof NetworkError) return staffErrorMessage(error);
  if (!(error instanceof ApiError)) return notExchanged;
  const messages = serverMessage(error, 'Invalid username or password');
  const wait = error.status === 429 ? error.retryAfterSeconds : null;
  return wait === null ? messages : `${messages} ${tryAgain(wait, now)}`;
}

/** 'You can try again in 3 minutes, at 5:42 PM.' by this computer's clock. */
function tryAgain(seconds: number, now: number): string {
  if (seconds < 60)
    return `You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  const minutes = Math.ceil(seconds / 60);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = formats('en-US').time(new Date(now + seconds * 1000).toISOString(), timeZone);
  return `You can try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at ${at}.`;
}
