import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/paths.ts';

const scriptsOf = (folder: string) =>
  (
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;
const scripts = scriptsOf('.');
const labScripts = scriptsOf('lab');

describe('npm scripts', () => {
  it.each(Object.entries(scripts))('%s runs a command of tools/', (_, script) => {
    const [, command] = /^node tools\/run\.mjs ([a-z-]+)( --full)?$/.exec(script) ?? [];
    expect(existsSync(join(root, 'tools', `${command}.ts`))).toBe(true);
  });

  it.each(Object.entries(labScripts))('%s of lab runs a command of lab/', (_, script) => {
    const [, command] = /^node run\.mjs ([a-z-]+)$/.exec(script) ?? [];
    expect(existsSync(join(root, 'lab', `${command}.ts`))).toBe(true);
  });

  it('defines every npm script that a document or source mentions', () => {
    const files = globSync(
      [
        '*.md',
        'docs/**/*.md',
        'lab/*.md',
        '{common,functions,web}/src/**/*.ts',
        '{tools,tests}/**/*.ts',
      ],
      { cwd: root },
    );
    const unknown = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/npm run ([a-z][a-z:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts) && !(name in labScripts))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });
});
