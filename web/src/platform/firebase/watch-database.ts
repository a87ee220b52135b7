import { databaseHeader } from '@wine-walk/common/api/database.ts';
import { jsonRequest } from '../lib/json-request.ts';
import { noteDatabase } from './database.ts';

/** Interval of calls in milliseconds. */
const checkEveryMs = 5 * 60_000;
/** Minimum interval between calls of a page that is opened again and again, in milliseconds. */
const cooldownMs = 60_000;

let checkedAt = -Infinity;

/** Calls the API regularly, whose answers name the database: a page with live data may make no other call for hours. */
export function watchDatabase(): void {
  if (checkedAt !== -Infinity) return;
  checkedAt = Date.now();
  setInterval(check, checkEveryMs);
  document.addEventListener('visibilitychange', check);
}

function check(): void {
  const now = Date.now();
  if (document.visibilityState !== 'visible' || now - checkedAt < cooldownMs) return;
  checkedAt = now;
  // Without the client of the API, which Firebase does not wait for.
  fetch('/api/health', jsonRequest).then(
    ({ headers }) => noteDatabase(headers.get(databaseHeader)),
    () => undefined,
  );
}
