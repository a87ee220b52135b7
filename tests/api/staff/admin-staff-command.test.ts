import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { verifyPassword } from '../../../functions/src/modules/staff/password.ts';
import { isolatedProjectId } from '../../support/api/isolated-project.ts';
import { change, stored } from '../../support/api/store/database.ts';

const at = '2026-06-01T14:00:00.000Z';
const root = join(import.meta.dirname, '../../..');

/** Time in milliseconds after which a command that hangs is ended. */
const commandMs = 30_000;

/** Runs `npm run staff` with input for its password prompt. */
function staff(typed: string, ...args: string[]) {
  const command = [join(root, 'tools/run.mjs'), 'staff', ...args];
  const options = { cwd: root, input: typed, encoding: 'utf8', timeout: commandMs } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, says: `${stdout}${stderr}` };
}

let name: string;
beforeEach(() => {
  name = `cli-${randomUUID().slice(0, 8)}`;
});
const account = () => stored(`staff/staff-${name}`);
const inProject = ['--project', isolatedProjectId];
const asAdmin = ['--name', 'Nora Castellan', '--role', 'admin', ...inProject];

it('creates an account, resets its password and second factor, and revokes it', {
  timeout: 4 * commandMs,
}, async () => {
  expect(staff('Grenache-by-the-glass\n', 'create', name, ...asAdmin).status).toBe(0);
  expect(await account()).toMatchObject({
    username: name,
    fullName: 'Nora Castellan',
    role: 'admin',
    isActive: true,
  });
  expect(await verifyPassword('Grenache-by-the-glass', (await account()).passwordHash)).toBe(true);

  await change(`staff/staff-${name}`, {
    secondFactor: { secret: 'GEZDGNBVGY3TQOJQ', confirmedAt: at, lastStep: 0, recoveryHashes: [] },
  });
  const reset = staff('', 'reset', name, '--generate', ...inProject);
  const [, password = ''] = /shown this once\): (\S+)/.exec(reset.says) ?? [];
  expect(password).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  expect(await verifyPassword(password, (await account()).passwordHash)).toBe(true);
  expect(await account()).toMatchObject({ version: 2, secondFactor: null });

  expect(staff('', 'revoke', name, ...inProject).status).toBe(0);
  expect(await account()).toMatchObject({ isActive: false, version: 3 });
});

it.each([
  ['a default password', 'winewalk\n', ['create', 'x1', ...asAdmin], 'would try first'],
  ['a short password', 'Rosé!\n', ['create', 'x1', ...asAdmin], 'at least 6 characters'],
  ['no password', '', ['create', 'x1', ...asAdmin], 'No password was given.'],
  ['no project', '', ['create', 'x1'], 'npm run staff'],
  ['an unknown option', '', ['create', 'x1', '--rol', 'desk'], "Unknown option '--rol'"],
  ['somebody unknown', '', ['revoke', 'x1', ...inProject], 'This staff account doesn’t exist.'],
])('rejects %s with one clear message', async (_name, typed, args, message) => {
  const { status, says } = staff(typed, ...args);
  expect(status).toBe(1);
  expect(says).toContain(message);
  expect(says).not.toMatch(/^\s+at /m);
  expect(await stored('staff/staff-x1')).toBeUndefined();
});
