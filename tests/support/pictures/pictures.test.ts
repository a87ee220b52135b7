import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/shared/paths.ts';
import { pictures } from './pictures.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** False in a shallow clone, such as that of CI, and without a clone: commits that changed a screen are unknown there. */
function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

/** Returns the commits that changed these screens after the picture; none for a picture that is not committed yet. */
function changesSince({ file, shows }: (typeof pictures)[keyof typeof pictures]): string[] {
  if (git('status', '--porcelain', '--', file) !== '') return [];
  const taken = git('log', '-1', '--format=%H', '--', file);
  const screens = [...shows, ':(exclude)*.test.*'];
  return git('log', '--format=%h %s', `${taken}..`, '--', ...screens)
    .split('\n')
    .filter(Boolean);
}

describe.each(Object.values(pictures))('$file', (picture) => {
  it('names existing screens', () => {
    const missing = [picture.file, ...picture.shows].filter(
      (path) => !existsSync(join(root, path)),
    );
    expect(missing).toEqual([]);
  });

  // In full runs only: else every commit of a screen would need a new picture.
  it.runIf(process.env.TEST_FULL && hasHistory())(
    'shows the last change of its screens (npm run pictures takes it again)',
    () => {
      expect(changesSince(picture)).toEqual([]);
    },
  );
});
