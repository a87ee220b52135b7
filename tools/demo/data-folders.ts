import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exportMetadata } from '../emulators/supervise.ts';
import { root, runPath } from '../shared/paths.ts';

/** Export created from the readable sources in the same folder. */
export const demoExport = join(root, 'emulator-data');

/** Data of `npm start` and `npm run dev`, by their options. */
export interface DataOptions {
  /** True to delete the saved data first. */
  fresh: boolean;
  /** True to start without demo data, as a new organizer does; it has its own folder. */
  empty: boolean;
}

/** Reads `--fresh` and `--empty`. */
export function dataOptions(args: readonly string[]): DataOptions {
  return { fresh: args.includes('--fresh'), empty: args.includes('--empty') };
}

/** Returns the folder for the data (one per port offset) and the export to start from; none for an empty project. */
export function dataFolders(
  offset: number,
  { fresh, empty }: DataOptions,
): { importFrom?: string; exportTo: string } {
  const name = empty ? 'data-empty' : 'data';
  const saved = runPath(offset === 0 ? name : `${name}-${offset}`);
  if (fresh) rmSync(saved, { recursive: true, force: true });
  if (existsSync(join(saved, exportMetadata))) return { importFrom: saved, exportTo: saved };
  return empty ? { exportTo: saved } : { importFrom: demoExport, exportTo: saved };
}
