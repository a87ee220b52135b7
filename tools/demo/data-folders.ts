import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';

const metadata = 'firebase-export-metadata.json';

/** The export made from the readable sources beside it. */
export const demoExport = join(root, 'emulator-data');

/** Where `npm start` keeps its data (each port offset its own), and the export it begins with. */
export function demoDataFolders(
  offset: number,
  fresh: boolean,
): { importFrom: string; exportTo: string } {
  const kept = runPath(offset === 0 ? 'data' : `data-${offset}`);
  if (fresh) rmSync(kept, { recursive: true, force: true });
  const isKept = existsSync(join(kept, metadata));
  return { importFrom: isKept ? kept : demoExport, exportTo: kept };
}
