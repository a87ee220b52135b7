import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import { root } from '../../tools/shared/paths.ts';
import { stack } from '../support/stack.ts';

/* The command that tests a deployed project, against the emulators; it needs no browser. */

const smoke = (url: string) => {
  const args = ['tools/run.mjs', 'project', 'smoke', '--project', stack.projectId, '--url', url];
  return execa(process.execPath, args, { cwd: root, reject: false, all: true });
};

test('the smoke test of a deployment passes, and passes again', {
  tag: '@any-screen',
}, async () => {
  test.slow();
  for (const run of ['first', 'second']) {
    const { exitCode, all } = await smoke(stack.url);
    expect(all, run).toContain('14 passed, 0 failed');
    expect(exitCode).toBe(0);
  }
});
