import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentedCommands,
  documentedSettings,
  wordsOf,
} from '../../tests/support/project/documented-commands.ts';
import { root } from '../shared/paths.ts';

/** Installing takes minutes on a busy machine, in milliseconds. */
const timeout = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'clone-'));
const clone = join(folder, 'wine-walk');
const home = join(folder, 'home');
afterAll(() => rmSync(folder, { recursive: true, force: true }), timeout);

/** Account as `firebase login` leaves it, so that a command gets as far as Google. */
function signIn(): void {
  const config = join(home, '.config', 'configstore');
  mkdirSync(config, { recursive: true });
  const user = { email: 'dana@example.org' };
  const account = { user, tokens: { refresh_token: 'refresh' }, usage: false };
  writeFileSync(join(config, 'firebase-tools.json'), JSON.stringify(account));
}

const stopAtNetwork = pathToFileURL(join(root, 'tests/support/project/stop-at-network.mjs')).href;

/** Runs a command in the clone until it looks up a host, but an installation to its end. */
const run = ([file = '', ...args]: string[]) =>
  execa(file, args, {
    cwd: clone,
    reject: false,
    all: true,
    stdin: 'ignore',
    env: {
      HOME: home,
      XDG_CONFIG_HOME: '',
      GOOGLE_APPLICATION_CREDENTIALS: '',
      NO_UPDATE_NOTIFIER: '1',
      GIT_AUTHOR_NAME: 'Dana',
      GIT_AUTHOR_EMAIL: 'dana@example.org',
      GIT_COMMITTER_NAME: 'Dana',
      GIT_COMMITTER_EMAIL: 'dana@example.org',
      ...(args[0] === 'ci' ? {} : { NODE_OPTIONS: `--import ${stopAtNetwork}` }),
    },
  });

/** Result of a command without a terminal: its end, or its first contact with a host. */
const expected = (line: string) => {
  if (/^npm ci|^git |-- cost /.test(line)) return { exitCode: 0 };
  const contact =
    /^first contact: \S+\.(?:googleapis\.com|firebaseio\.com|web\.app|firebase\.tools)$/m;
  return { exitCode: 75, all: expect.stringMatching(contact) as string };
};

describe.runIf(process.env.TEST_FULL)('commands of the documents in a fresh clone', () => {
  beforeAll(async () => {
    await execa('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone]);
  }, timeout);

  it.each(documentedCommands)('runs %s', { timeout }, async (line) => {
    if (line.startsWith('npm run')) signIn();
    if (line.startsWith('git add'))
      writeFileSync(join(clone, wordsOf(line)[2] ?? ''), `${documentedSettings}# ${Date.now()}\n`);
    expect(await run(wordsOf(line))).toMatchObject(expected(line));
  });
});
