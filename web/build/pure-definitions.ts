import type { Plugin } from 'vite';

const router = /\/node_modules\/react-router\/dist\/production\/[\w-]+\.mjs$/;
const definition = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const displayName = /^(\w+)\.displayName = ".*";$/gm;
const boundary = /class extends (React\d*)\.Component/g;

/** What React Router defines by React, written so that it is left out where nobody uses it. */
export function markPure(code: string): string {
  const parents = new Set([...code.matchAll(boundary)].map(([, react]) => react));
  const definitions = [...parents].map((react) => `const ${react}Component = ${react}.Component;`);
  const pure = code
    .replace(definition, '= /* @__PURE__ */ $1')
    .replace(displayName, '')
    .replace(boundary, 'class extends $1Component');
  // After the imports, which are hoisted.
  return `${definitions.join('\n')}\n${pure}`;
}

/** Has of React Router what is used put into the build, instead of all that is made at once when it is loaded. */
export function pureDefinitions(): Plugin {
  return {
    name: 'pure-definitions',
    apply: 'build',
    transform: { filter: { id: router }, handler: (code) => markPure(code) },
  };
}
