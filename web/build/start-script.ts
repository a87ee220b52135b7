import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const source = new URL('./start-script.js', import.meta.url);

/** Returns the minified start script. It must be small, because a server sends the first 14.6 kB without another round trip. */
export function startScript(): string {
  return minifySync('start-script.js', readFileSync(source, 'utf8')).code.trim();
}

/** Returns the hash of an inline script for the content security policy: `sha256-…`. */
export function cspHash(script: string): string {
  return `sha256-${hash('sha256', script, 'base64')}`;
}
