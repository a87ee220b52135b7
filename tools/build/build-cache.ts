import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';

/** Options of a build. */
export interface BuildChoice {
  /** Builds even if the sources are unchanged, because a watcher may have written its output since. */
  isFresh?: boolean;
}

interface Build extends BuildChoice {
  name: string;
  /** Glob patterns relative to the root. */
  sources: string[];
  /** Other inputs of the build, such as environment variables. */
  settings?: Record<string, string | undefined>;
  /** Path of an output file relative to the root. */
  output: string;
  run: () => Promise<void>;
}

/** Runs a build unless its output was made from these sources and settings. Returns true if it ran. */
export async function buildIfChanged(build: Build): Promise<boolean> {
  const { name, sources, settings = {}, output, run, isFresh = false } = build;
  const stamp = runPath('build', name);
  const expected = hashOf(sources, settings);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
  if (!isFresh && isBuilt && existsSync(join(root, output))) return false;
  await run();
  writeFileSync(stamp, expected);
  return true;
}

function hashOf(patterns: string[], settings: Record<string, string | undefined>): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    if (!statSync(join(root, path)).isFile()) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
