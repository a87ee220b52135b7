import { installedScript } from '../shared/paths.ts';
import type { Check } from './run-checks.ts';

const knip = installedScript('knip', 'bin', 'knip.js');

/** Static checks of the sources. */
export const checks: Check[] = [
  // The longest runs first, with the others in parallel.
  { name: 'types and lint', command: [installedScript('oxlint', 'bin', 'oxlint')] },
  {
    name: 'format',
    command: [installedScript('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  },
  {
    name: 'boundaries',
    command: [
      installedScript('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'common/src',
      'functions/src',
      'web/src',
      'tools',
      'tests',
      'lab',
    ],
  },
  {
    name: 'folder boundaries',
    command: [
      installedScript('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      'tools/boundaries/folders.config.mjs',
      'common/src',
      'functions/src',
      'web/src',
    ],
  },
  {
    name: 'words',
    command: [
      installedScript('cspell', 'bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      // Of unchanged files and settings.
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/cspell',
    ],
  },
  { name: 'texts', command: ['tools/run.mjs', 'texts', '--check'], showsOutput: true },
  { name: 'nothing twice', command: [installedScript('jscpd', 'run-jscpd.js')] },
  { name: 'nothing unused', command: [knip, '--no-progress'] },
  { name: 'nothing that tests alone use', command: [knip, '--production', '--no-progress'] },
];
