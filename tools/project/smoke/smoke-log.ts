import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import type { Google } from '../google.ts';
import { equal, type SmokeCheck, type Target } from './smoke-check.ts';

/** ID of a registration that cannot be parsed; the same in every run, so that a stopped run leaves one at most. */
const invalidId = 'smoke-test-invalid-document';

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/entries/list */
const entries = z.object({
  entries: z.array(z.looseObject({ severity: z.string().default('DEFAULT') })).default([]),
});

/** Cloud Logging shows entries after some seconds. */
const longestWaitMs = 90_000;

/** Causes an error in the deployed API and finds it in the log with severity ERROR, which the alert policy counts. */
export const errorIsLogged: SmokeCheck = {
  title: 'An error of the API is logged with severity ERROR',
  async run(target) {
    const requestId = await causeError(target);
    if (!target.google) return 'the log was not read: the emulators have no Cloud Logging';
    await findError(target.google, requestId, target.pollMs ?? 3000);
    return `${requestId}; the alert mail follows`;
  },
};

/** Reads a registration that cannot be parsed. Returns the request ID of the answer. */
async function causeError({ url }: Target): Promise<string> {
  const path = documentPaths.registration(invalidId);
  await commit([{ kind: 'set', path, data: { writtenBy: 'smoke test' } }]);
  try {
    const response = await fetch(`${url}/api/waiver/${invalidId}`);
    equal('the status for an invalid document', response.status, 500);
    return response.headers.get('X-Request-Id') ?? '';
  } finally {
    await commit([{ kind: 'delete', path }]);
  }
}

/** Waits for the entry with this request ID. Throws an error if there is none, or if it has another severity. */
export async function findError(google: Google, requestId: string, pollMs: number): Promise<void> {
  const since = new Date(Date.now() - 10 * 60_000).toISOString();
  const request = {
    resourceNames: [`projects/${google.project}`],
    filter: `resource.type="cloud_run_revision" timestamp>="${since}" "${requestId}"`,
    pageSize: 20,
  };
  const end = Date.now() + longestWaitMs;
  for (;;) {
    const answer = await google.call('https://logging.googleapis.com/v2/entries:list', request);
    const severities = entries.parse(answer).entries.map(({ severity }) => severity);
    if (severities.includes('ERROR')) return;
    if (severities.length > 0)
      throw new Error(`${requestId} is logged with severity ${severities.join(', ')}, not ERROR`);
    if (Date.now() > end) throw new Error(`${requestId} is not in the log after 90 seconds`);
    await delay(pollMs);
  }
}
