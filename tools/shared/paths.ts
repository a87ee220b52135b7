import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** Returns a path in the git-ignored `.run` folder and creates its parent folder. */
export function runPath(...parts: string[]): string {
  const path = join(root, '.run', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** Returns the user's cache folder, shared by all clones. */
export function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'wine-walk');
}

/** Returns the script of an installed package, to be run with `process.execPath`. */
export function installedScript(...parts: string[]): string {
  return join(root, 'node_modules', ...parts);
}
