import { describe, expect, it } from 'vitest';
import { main } from '../staff.ts';

const inProject = ['--project', 'demo-nowhere'];
const asDesk = ['--name', 'Nora Castellan', '--role', 'desk', ...inProject];

/* Validation happens before a database or a password is needed; console output fails the test. */
describe('npm run staff', () => {
  it.each([
    ['no command', []],
    ['a command there is not', ['rename', 'nora', ...inProject]],
    ['no username', ['create', ...asDesk]],
    ['a second username', ['revoke', 'nora', 'theo', ...inProject]],
    ['no project', ['revoke', 'nora']],
    ['an option there is not', ['revoke', 'nora', '--force', ...inProject]],
    ['a project without a value', ['revoke', 'nora', '--project']],
    ['a username that is a path', ['revoke', '../audit/x', ...inProject]],
    ['a username of one letter', ['reset', 'n', '--generate', ...inProject]],
    ['a role there is not', ['create', 'nora', ...asDesk, '--role', 'owner', '--generate']],
    ['no role', ['create', 'nora', '--name', 'Nora', '--generate', ...inProject]],
    ['no full name', ['create', 'nora', '--role', 'desk', '--generate', ...inProject]],
  ])('prints its usage for %s', async (_, args) => {
    await expect(main(args)).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringContaining('npm run staff -- create <username>') as string,
    });
  });

  it('explains an invalid username in words', async () => {
    await expect(main(['reset', 'n', '--generate', ...inProject])).rejects.toThrow(
      'Use 2 to 40 letters, digits, dots or dashes.',
    );
  });
});
