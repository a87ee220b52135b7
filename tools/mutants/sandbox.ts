import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';

/** Copies files and folders to a sandbox in which sources can be changed. Returns its path. */
export function openSandbox(name: string, parts: readonly string[]): string {
  const folder = runPath('mutants', name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
