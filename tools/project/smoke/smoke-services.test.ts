import { afterEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  completeProject,
  forbidden,
  projectId,
  projectNumber,
  webAppId,
} from '../../../tests/support/project/recorded-answers.ts';
import {
  completeSettings,
  type Replay,
  replay,
} from '../../../tests/support/project/replay-server.ts';
import { apiUri } from '../api-service.ts';
import { withAppCheckToken } from './smoke-app-check.ts';
import { findError } from './smoke-log.ts';

/* Google's services that the smoke test calls, over HTTP with answers in the documented shapes. */

let running: Replay | undefined;
afterEach(() => running?.close());

const logKey = 'POST logging.googleapis.com/v2/entries:list';
const logged = (...severities: string[]): Answer => ({
  status: 200,
  body: {
    entries: severities.map((severity) => ({
      severity,
      jsonPayload: { requestId: '7KQ2-M9XHA', event: 'unexpected' },
      logName: `projects/${projectId}/logs/run.googleapis.com%2Fstderr`,
    })),
  },
});

/** Searches the log, which answers these in their order. */
async function search(...answers: Answer[]) {
  const last = answers.at(-1) ?? forbidden;
  running = await replay({ [logKey]: last }, { first: { [logKey]: answers.slice(0, -1) } });
  return findError(running.project.google, '7KQ2-M9XHA', 1);
}

describe('findError', () => {
  it('waits until the error is in the log', async () => {
    const empty: Answer = { status: 200, body: {} };
    await expect(search(empty, empty, logged('INFO', 'ERROR'))).resolves.toBeUndefined();
    expect(running?.queries).toHaveLength(3);
  });

  it('rejects an error that is logged without a severity', async () => {
    const plain = { status: 200, body: { entries: [{ textPayload: '7KQ2-M9XHA' }] } };
    await expect(search(plain)).rejects.toThrow('severity DEFAULT, not ERROR');
  });

  it('rejects if the account may not read the log', async () => {
    await expect(search(forbidden)).rejects.toThrow('does not have permission');
  });
});

describe('apiUri', () => {
  it('returns the address of the API without Hosting', async () => {
    running = await replay(completeProject);
    expect(await apiUri(running.project)).toBe('https://api-abcdefghij-uc.a.run.app');
  });

  it('returns undefined before the first deployment', async () => {
    running = await replay({});
    expect(await apiUri(running.project)).toBeUndefined();
  });
});

describe('withAppCheckToken', () => {
  const app = `firebaseappcheck.googleapis.com/v1/projects/${projectNumber}/apps/${webAppId}`;
  const name = `projects/${projectNumber}/apps/${webAppId}/debugTokens/1`;
  const answers = {
    ...completeProject,
    [`POST ${app}/debugTokens`]: { status: 200, body: { name, displayName: 'Smoke test' } },
    [`POST ${app}:exchangeDebugToken`]: { status: 200, body: { token: 'verified', ttl: '3600s' } },
  };
  const deleted = [`DELETE firebaseappcheck.googleapis.com/v1/${name}`];
  const settings = `${completeSettings}APP_CHECK=enforce\n`;

  it('runs with a token of a debug token, which is deleted afterwards', async () => {
    running = await replay(answers, { settings });
    const token = await withAppCheckToken(running.project, 'key', async (issued) => issued);
    expect(token).toBe('verified');
    expect(running.changes.map(({ key }) => key)).toEqual(deleted);
  });

  it('deletes the debug token after a failure', async () => {
    running = await replay(answers, { settings });
    const failing = withAppCheckToken(running.project, 'key', () => Promise.reject(new Error('x')));
    await expect(failing).rejects.toThrow('x');
    expect(running.changes.map(({ key }) => key)).toEqual(deleted);
  });

  it('makes no call without App Check', async () => {
    running = await replay(answers);
    expect(
      await withAppCheckToken(running.project, 'key', async (issued) => issued),
    ).toBeUndefined();
    expect(running.queries).toEqual([]);
  });
});
