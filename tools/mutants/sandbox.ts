import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';

/** A copy of these files and folders in which sources can be broken without harm to anybody. */
export function openSandbox(name: string, parts: readonly string[]): string {
  const folder = runPath('mutants', name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
