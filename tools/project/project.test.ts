import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main, readArguments } from '../project.ts';
import { root } from '../shared/paths.ts';

/** Commands of the code blocks and code spans of the two documents. */
const documented = ['docs/production-setup.md', 'docs/runbook.md'].flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/npm run project -- ([^`\n]+)/g)].map(
    ([, line = '']) => line,
  ),
);

describe('commands in the documents', () => {
  it.each([...new Set(documented)])('npm run project -- %s can be parsed', (line) => {
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    expect(readArguments(args).values.project).toBe('wine-walk-yourtown');
  });

  it.each(['prepare', 'check', 'deploy', 'rollback', 'smoke', 'restore', 'stop', 'cost'])(
    'include %s',
    (command) => {
      expect(documented.some((line) => line.startsWith(`${command} `))).toBe(true);
    },
  );
});

/* `deploy` refuses uncommitted files, and these commands write the settings of the project. */
describe('deployments in the documents', () => {
  const blocks = ['docs/production-setup.md', 'docs/runbook.md'].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/```sh\n([^`]+)```/g)].map(
      ([, block = '']) => block,
    ),
  );
  const restoring = blocks.filter((block) => /-- (stop|restore|prepare) .*-- deploy /s.test(block));

  it('commit the settings that an earlier command of the same block has changed', () => {
    expect(restoring).not.toEqual([]);
    for (const block of restoring)
      expect(block).toMatch(
        /-- (stop|restore|prepare) .*git add functions\/\.env\.\S+\ngit commit .*-- deploy /s,
      );
  });
});

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
