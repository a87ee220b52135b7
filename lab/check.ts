import { join } from 'node:path';
import { type Check, checkAll } from '../tools/checks/run-checks.ts';
import { installedScript, root } from '../tools/shared/paths.ts';

const labChecks: Check[] = [
  {
    name: 'types and lint of lab',
    command: [installedScript('oxlint', 'bin', 'oxlint'), '--config', 'lint.config.ts'],
    folder: join(root, 'lab'),
  },
  {
    name: 'unit tests of lab',
    command: [
      installedScript('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'lab/vitest.config.ts',
      '--project',
      'lab',
    ],
  },
];

/** `npm run check` in lab/: types, lint and unit tests of the lab, which need its packages. The rest is checked by the root. */
export const main = () => checkAll(labChecks);
