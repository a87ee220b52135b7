import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';

/** How a build is asked for. */
export interface BuildChoice {
  /** Build even where the sources are unchanged: a watcher may have written its own output since. */
  isFresh?: boolean;
}

interface Build extends BuildChoice {
  name: string;
  /** Glob patterns from the root. */
  sources: string[];
  /** What else the build is told, such as variables of the environment. */
  settings?: Record<string, string | undefined>;
  /** A file that it makes; its path from the root. */
  output: string;
  run: () => Promise<void>;
}

/** Runs a build unless it already made its output from exactly these sources and settings. Answers whether it ran. */
export async function buildIfChanged(build: Build): Promise<boolean> {
  const { name, sources, settings = {}, output, run, isFresh = false } = build;
  const stamp = runPath('build', name);
  const wanted = hashOf(sources, settings);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isFresh && isBuilt && existsSync(join(root, output))) return false;
  await run();
  writeFileSync(stamp, wanted);
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
