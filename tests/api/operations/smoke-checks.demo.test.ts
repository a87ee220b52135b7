import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../functions/src/support/capture-log.ts';
import type { Target } from '../../../tools/project/smoke/smoke-check.ts';
import { errorIsLogged } from '../../../tools/project/smoke/smoke-log.ts';
import { receiveMail } from '../../../tools/project/smoke/smoke-mail.ts';
import { call } from '../../support/api/client.ts';
import { useMailCatcher } from '../../support/api/mail-catcher.ts';
import { signIn } from '../../support/api/people.ts';
import { isPacked, serveApp } from '../../support/api/served-app.ts';
import { type Replay, replay } from '../../support/project/replay-server.ts';

/* Checks of `npm run project -- smoke` that need the API: the mail server and the log are local. */

const catcher = useMailCatcher();
let app: Awaited<ReturnType<typeof serveApp>>;
let admin: string;
beforeAll(async () => {
  app = await serveApp();
  const body = { username: 'admin', password: 'winewalk' };
  admin = await signIn((await call('POST', '/api/admin/login', { body })).json.sessionId);
});
afterAll(() => app.close());

const target = (more: Partial<Target> = {}): Target => ({
  project: 'demo-wine-walk',
  url: app.at,
  apiKey: 'demo',
  isLocal: true,
  pollMs: 5,
  ...more,
});
const newEmail = (name = 'dana') => `${name}@${randomUUID()}.example.com`;

/** Reads the reference in the mail as its recipient does. */
const readReference = async (to: string) =>
  /Reference: (\w+)/.exec(catcher.mails.find((mail) => mail.to.includes(to))?.text ?? '')?.[1] ??
  '';

describe('the mail check of the smoke test', () => {
  it('passes with the reference that arrived', async () => {
    const to = newEmail();
    const note = await receiveMail(target({ mail: { to, readReference } }), admin);
    expect(note).toMatch(new RegExp(`^${to}, [0-9A-Z]{6}$`));
  });

  it.each([
    ['did not arrive', '', 'it did not arrive'],
    ['is another mail', 'abc123', /the reference of the mail is \w{6}, not ABC123/],
  ])('fails if the mail %s', async (_, typed, message) => {
    const mail = { to: newEmail(), readReference: async () => typed };
    await expect(receiveMail(target({ mail }), admin)).rejects.toThrow(message);
  });

  it('fails with the reason of the provider', async () => {
    const mail = { to: newEmail('rejected'), readReference };
    await expect(receiveMail(target({ mail }), admin)).rejects.toThrow(/is failed: .*No such/);
  });

  it.each<[string, Target['mail']]>([
    ['left out: MAIL=none', 'left out'],
    ['not tested: repeat with --mail-to', undefined],
  ])('notes %j', async (note, mail) => {
    expect(await receiveMail(target({ mail }), admin)).toContain(note);
  });
});

describe('the log check of the smoke test', () => {
  let running: Replay | undefined;
  afterAll(() => running?.close());

  it.skipIf(isPacked)('causes an error under a request ID and finds that in the log', async () => {
    const log = captureLog();
    const entries = [{ severity: 'ERROR', jsonPayload: { event: 'unexpected' } }];
    running = await replay({
      'POST logging.googleapis.com/v2/entries:list': { status: 200, body: { entries } },
    });
    const note = await errorIsLogged.run(target({ google: running.project.google }));
    const [requestId = ''] = /^\w{4}-\w{4,}/.exec(note ?? '') ?? [];
    expect(log.mock.calls.map(([entry]) => entry)).toContainEqual(
      expect.objectContaining({ severity: 'ERROR', event: 'unexpected', requestId }),
    );
    log.mockRestore();
  });

  it('leaves no document behind', async () => {
    const log = captureLog();
    await errorIsLogged.run(target());
    log.mockRestore();
    const { status } = await call('GET', '/api/waiver/smoke-test-invalid-document');
    expect(status).toBe(404);
  });
});
