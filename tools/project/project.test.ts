import { describe, expect, it } from 'vitest';
import { main } from '../project.ts';

/* Validation happens before credentials are needed. */
describe('npm run project', () => {
  it.each([
    ['no command', ['--project', 'p']],
    ['an unknown command', ['destroy', '--project', 'p']],
    ['two commands', ['check', 'deploy', '--project', 'p']],
    ['no project', ['deploy']],
    ['an unknown option', ['check', '--project', 'p', '--force']],
    ['a project without a value', ['check', '--project']],
  ])('prints its usage for %s', async (_, args) => {
    await expect(main(args)).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringContaining('npm run project -- prepare --project <id>') as string,
    });
  });
});
