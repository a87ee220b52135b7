import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportMetadata } from '../emulators/supervise.ts';
import { root, runPath } from '../shared/paths.ts';

/** Export created from the readable sources in the same folder. */
export const demoExport = join(root, 'emulator-data');

/** Returns the folder for the data of `npm start` (one per port offset) and the export to start from. */
export function demoDataFolders(
  offset: number,
  fresh: boolean,
): { importFrom: string; exportTo: string } {
  const saved = runPath(offset === 0 ? 'data' : `data-${offset}`);
  if (fresh) rmSync(saved, { recursive: true, force: true });
  const isSaved = existsSync(join(saved, exportMetadata));
  return { importFrom: isSaved ? saved : demoExport, exportTo: saved };
}
