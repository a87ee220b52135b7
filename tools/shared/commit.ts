import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/** Returns the short hash of the checked-out commit, with `-dirty` if tracked files differ from it. */
export function currentCommit(): string {
  const describe = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*'];
  return execFileSync('git', describe, { cwd: root, encoding: 'utf8' }).trim();
}

/** Returns the branch that changes are compared with: `main` as published, else as it is here. None in a clone without either. */
export function mainBranch(): string | undefined {
  return ['origin/main', 'main'].find((name) => {
    const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root });
    return status === 0;
  });
}

/** Returns the paths, from the root, of the files that differ from where this branch left another. */
export function pathsChangedSince(branch: string): string[] {
  const args = ['diff', '--name-only', '--merge-base', branch];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns the line of a report that names its command, commit and date (UTC). */
export function measuredBy(command: string): string {
  return `\`${command}\` at ${currentCommit()} on ${new Date().toISOString().slice(0, 10)}.`;
}
