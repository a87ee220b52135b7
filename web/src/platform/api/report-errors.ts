import { scrub } from '@wine-walk/common/lib/scrub.ts';
import { maxClientError } from '@wine-walk/common/model/fields/client-error.ts';
import { jsonRequest } from '../lib/json-request.ts';

/** Share of pages that report: enough to notice an error of a version, too few to flood the log at an event. */
const sampleRate = 0.25;
/** Reports per page, since an error in a loop is one error. */
const maxReports = 3;

const reported = new Set<string>();
let isSampled: boolean | undefined;

/** Sends an error to the API without personal data, unless this page is not sampled or has reported it. */
export function reportError(error: unknown, random: () => number = Math.random): void {
  isSampled ??= random() < sampleRate;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  if (!isSampled || !message || reported.has(message) || reported.size >= maxReports) return;
  reported.add(message);
  const body = {
    app: window.location.pathname.startsWith('/admin') ? 'portal' : 'attendee',
    message: scrub(message).slice(0, maxClientError.message),
    stack: scrub(stack ?? '').slice(0, maxClientError.stack),
  };
  // Not awaited: a failed report changes nothing for the user.
  void fetch('/api/client-errors', {
    ...jsonRequest,
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

/** Reports errors that no component catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
