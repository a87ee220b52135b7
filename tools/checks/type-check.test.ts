import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { installedScript, root } from '../shared/paths.ts';

it('reports a type error with the options of the lint configuration', () => {
  const fixtures = 'tools/boundaries/fixtures/types';
  const { stdout } = spawnSync(
    process.execPath,
    [
      installedScript('oxlint', 'bin', 'oxlint'),
      '--config',
      `${fixtures}/planted-error.config.ts`,
      fixtures,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout).toContain("TS2322): Type 'string' is not assignable to type 'number'");
  expect(stdout).toContain('and 1 error');
});
