import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** A path inside the git-ignored `.run` folder, whose parent folder is made when missing. */
export function runPath(...parts: string[]): string {
  const path = join(root, '.run', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** The user's cache folder, shared by every clone. */
export function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'wine-walk');
}

/** The script of an installed package's command, to be run with `process.execPath`. */
export function installedScript(...parts: string[]): string {
  return join(root, 'node_modules', ...parts);
}
