import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wine-walk-hidane-'));
const bin = join(folder, 'bin');
const calls = join(folder, 'calls');

/** Puts a shell script on the PATH. */
function addCommand(name: string, lines: readonly string[]): void {
  const path = join(bin, name);
  writeFileSync(path, ['#!/bin/sh', `echo ${name} "$@" >> ${calls}`, ...lines].join('\n'));
  chmodSync(path, 0o755);
}

/** Cargo that compiles two packages and creates the emulator. */
const cargo = [
  '[ "$1" = --version ] && exit 0',
  'echo "   Compiling one v1.0.0" >&2',
  'echo "   Compiling two v1.0.0" >&2',
  'for folder; do :; done',
  'mkdir -p "$folder/bin"',
  `printf '#!/bin/sh\\necho hidane 0.6.0\\n' > "$folder/bin/hidane"`,
  'chmod +x "$folder/bin/hidane"',
];

let printed: string[];
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(bin, { recursive: true });
  vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  vi.resetModules();
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  addCommand('hidane', ['exit 1']);
  addCommand('npm', ['exit 1']);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const load = () => import('./hidane.ts');
const buildCalls = () =>
  readFileSync(calls, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('cargo install'));

describe('findHidane', () => {
  it('builds with cargo once for simultaneous calls and prints no line per package', async () => {
    addCommand('cargo', cargo);
    const { findHidane, waitForHidane } = await load();
    const paths = await Promise.all([findHidane(), waitForHidane()]);
    const path = join(folder, 'cache', 'wine-walk', 'hidane-0.6.0', 'bin', 'hidane');
    expect(paths).toEqual([path, path]);
    expect(buildCalls()).toHaveLength(1);
    expect(printed.join('\n')).not.toContain('Compiling');
    expect(printed.at(-1)).toMatch(/^Built the Firestore emulator: 2 packages in \d+ s\.$/);
  });

  it('installs the released binary from npm first and says so', async () => {
    addCommand('npm', [
      'mkdir -p "$3/node_modules/.bin"',
      `printf '#!/bin/sh\\necho hidane 0.6.0\\n' > "$3/node_modules/.bin/hidane"`,
      'chmod +x "$3/node_modules/.bin/hidane"',
    ]);
    addCommand('cargo', cargo);
    const { findHidane } = await load();
    await expect(findHidane()).resolves.toMatch(/npm\/node_modules\/\.bin\/hidane$/);
    expect(buildCalls()).toEqual([]);
    expect(printed.at(-1)).toMatch(
      /^Installed the Firestore emulator \(hidane 0\.6\.0\) from npm in \d+ s\.$/,
    );
  });

  it('returns undefined and prints the end of the output when cargo fails', async () => {
    addCommand('cargo', [
      '[ "$1" = --version ] && exit 0',
      'echo "error: no linker" >&2',
      'exit 1',
    ]);
    const { findHidane } = await load();
    await expect(findHidane()).resolves.toBeUndefined();
    expect(printed.at(-1)).toBe('error: no linker');
  });

  it('returns undefined without cargo', async () => {
    addCommand('cargo', ['exit 1']);
    const { findHidane } = await load();
    await expect(findHidane()).resolves.toBeUndefined();
    expect(printed).toEqual([]);
  });
});
