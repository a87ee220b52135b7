import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const source = new URL('./start-script.js', import.meta.url);

/** build/start-script.js as it stands in the page. */
export function startScript(): string {
  return readFileSync(source, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//, '')
    .trim();
}

/** By which the content security policy knows an inline script: `sha256-…`. */
export function cspHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
