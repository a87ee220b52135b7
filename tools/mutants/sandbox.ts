import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedScript, root, runPath } from '../shared/places.ts';
import { runCommand } from '../shared/run-command.ts';

const vitest = installedScript('vitest', 'vitest.mjs');

const config = `import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { environment: 'node', include: ['src/**/*.test.ts'], bail: 1, testTimeout: 20_000 } });
`;

/** A copy of the contract and the domain in which sources can be broken without harm to anybody. */
export function openSandbox(): string {
  const folder = runPath('mutants', 'sandbox');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  for (const layer of ['contract', 'domain', 'support'])
    cpSync(join(root, 'functions', 'src', layer), join(folder, 'src', layer), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

/** Milliseconds after which a mutant counts as noticed: it runs in circles, which no timeout within a test ends. */
export const patienceMs = 120_000;

/** Whether any test that reaches this source fails; `file` is a path in the sandbox. */
export async function isNoticed(folder: string, file: string): Promise<boolean> {
  // Threads end with their process, whatever runs in them.
  const related = [vitest, 'related', '--run', '--silent=true', '--pool=threads', file];
  const options = { cwd: folder, stdio: 'ignore', timeout: patienceMs } as const;
  return (await runCommand(process.execPath, related, options)) !== 0;
}
