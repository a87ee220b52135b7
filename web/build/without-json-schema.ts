import type { Plugin } from 'vite';

const files = /\/node_modules\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * A module with the same names, each of which throws when it is called: every schema of zod's refers to what
 * describes it as JSON schema, which only the server does (functions/src/http/openapi.ts).
 */
export function throwingExports(code: string): string {
  const named = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
  if (named.length === 0) throw new Error('zod’s JSON schemas have no exports to stand in for.');
  const exports = [...named, ...renamed].map((name) => `refuse as ${name}`);
  return `function refuse() { throw new Error('JSON schemas are not part of the app.'); }
export { ${exports.join(', ')} };`;
}

/** Leaves zod's JSON schemas out of the build: 20 KB, minified. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: files }, handler: (code) => throwingExports(code) },
  };
}
