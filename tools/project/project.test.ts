import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  documentedCommands,
  shellBlocks,
  wordsOf,
} from '../../tests/support/project/documented-commands.ts';
import { main } from '../project.ts';
import { installedScript } from '../shared/paths.ts';
import { deployProject } from './deploy.ts';
import { smokeProject } from './smoke/smoke.ts';
import { useProject } from './use-project.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));
/* The first that a command does after it has parsed its arguments. */
vi.mock('./use-project.ts', () => ({ useProject: vi.fn(async () => Promise.reject(parsed)) }));
const parsed = vi.hoisted(() => new Error('parsed'));
vi.mock('./deploy.ts', () => ({ deployProject: vi.fn() }));
vi.mock('./smoke/smoke.ts', () => ({ smokeProject: vi.fn() }));

describe('commands in the documents', () => {
  const scripts = documentedCommands.filter((line) => line.startsWith('npm run '));

  it.each(scripts)('parses %s', async (line) => {
    const [, , name, , ...args] = wordsOf(line);
    const script = (await import(`../${name}.ts`)) as { main: (args: string[]) => Promise<number> };
    if (args[0] === 'cost') await expect(script.main(args)).resolves.toBe(0);
    else await expect(script.main(args)).rejects.toBe(parsed);
    expect(args).toContain('wine-walk-yourtown');
  });

  it.each(documentedCommands.filter((line) => line.startsWith('npx firebase ')))(
    'finds %s',
    (line) => {
      const name = (wordsOf(line)[2] ?? '').replaceAll(':', '-');
      expect(existsSync(installedScript('firebase-tools', 'lib', 'commands', `${name}.js`))).toBe(
        true,
      );
    },
  );

  it('documents only commands of npm, of firebase-tools, and git commits of settings', () => {
    const others = documentedCommands.filter((line) => !/^(?:npm run|npx firebase) /.test(line));
    expect(others.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      expect.arrayContaining(['git add', 'git commit']),
    );
    expect(
      others.filter((line) => !/^npm ci$|^git (?:add functions\/\.env\.|commit -m )/.test(line)),
    ).toEqual([]);
  });

  it.each(['prepare', 'check', 'deploy', 'rollback', 'smoke', 'restore', 'stop', 'cost'])(
    'documents npm run project -- %s',
    (command) => {
      expect(
        documentedCommands.some((line) => line.startsWith(`npm run project -- ${command} `)),
      ).toBe(true);
    },
  );
});

/* `deploy` refuses uncommitted files, and these commands write the settings of the project. */
describe('deployments in the documents', () => {
  const restoring = shellBlocks.filter((block) =>
    /-- (stop|restore|prepare) .*-- deploy /s.test(block),
  );

  it('commits the settings that an earlier command of the same block has changed', () => {
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

describe('npm run project -- deploy', () => {
  const deploy = async (...more: string[]) => {
    vi.mocked(useProject).mockResolvedValueOnce();
    return main(['deploy', '--project', 'wine-walk-yourtown', ...more]);
  };
  afterEach(() => {
    vi.mocked(deployProject).mockReset();
    vi.mocked(smokeProject).mockReset();
  });

  it('runs the smoke test at the address of the app, whose result it returns', async () => {
    vi.mocked(smokeProject).mockResolvedValueOnce(1);
    expect(await deploy()).toBe(1);
    expect(deployProject).toHaveBeenCalledOnce();
    expect(smokeProject).toHaveBeenCalledWith(expect.anything(), {
      url: 'https://wine-walk-yourtown.web.app',
    });
  });

  it('runs no smoke test after a failed deployment, or one that removes the service worker', async () => {
    vi.mocked(deployProject).mockRejectedValueOnce(new Error('Indexes could not be deployed'));
    await expect(deploy()).rejects.toThrow('Indexes could not be deployed');
    expect(await deploy('--without-service-worker')).toBe(0);
    expect(smokeProject).not.toHaveBeenCalled();
  });
});
