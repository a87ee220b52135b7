import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const source = new URL('./start-script.js', import.meta.url);

/** build/start-script.js as it stands in the page: small, since a server sends its first 14.6 kB without being asked again. */
export function startScript(): string {
  return minifySync('start-script.js', readFileSync(source, 'utf8')).code.trim();
}

/** By which the content security policy knows an inline script: `sha256-…`. */
export function cspHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
