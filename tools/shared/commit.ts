import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** Returns the short hash of the checked-out commit, with `-dirty` if tracked files differ from it. */
export function currentCommit(): string {
  const describe = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*'];
  return execFileSync('git', describe, { cwd: root, encoding: 'utf8' }).trim();
}

/** Returns the line of a report that names its command, commit and date (UTC). */
export function measuredBy(command: string): string {
  return `\`${command}\` at ${currentCommit()} on ${new Date().toISOString().slice(0, 10)}.`;
}
