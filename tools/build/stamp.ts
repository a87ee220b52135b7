import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/places.ts';

/**
 * Runs `build` unless it already made `output` from exactly these files (glob patterns from the
 * root). Answers whether it ran.
 */
export async function buildOnce(
  name: string,
  sources: string[],
  output: string,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = runPath('build', name);
  const wanted = hashOf(sources);
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isBuilt && existsSync(join(root, output))) return false;
  await build();
  writeFileSync(stamp, wanted);
  return true;
}

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    if (!statSync(join(root, path)).isFile()) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
