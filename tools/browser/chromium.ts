import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { UserError } from '../shared/failure.ts';
import { installedScript } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { runCommand } from '../shared/run-command.ts';

/** The path of a Chromium: CHROME_PATH, the system's, Playwright's, else one installed now. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new UserError(`CHROME_PATH is ${chosen}, which does not run.`);
  }
  return present() ?? (await installed()) ?? refuse();
}

/** Debian's Chromium without windows: what draws those took a third of a test's work. */
const headless = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/**
 * The Chromium of the tests: CHROME_PATH, the one without windows where it is here (in CI, or where there is none at
 * all, it is installed), else as `findChromium`.
 */
export function findTestChromium(): Promise<string> {
  // Asked for by two suites at once, it is looked for and installed once.
  found ??= lookForTestChromium();
  return found;
}

let found: Promise<string> | undefined;

async function lookForTestChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return findChromium();
  const wantsIt = Boolean(process.env.CI) || !present();
  if (!answers(headless.path) && wantsIt) await fromDebian(headless.package);
  return answers(headless.path) ? headless.path : findChromium();
}

/** A browser that is ended with the block that has it (`await using`). `flags`: Chromium's own. */
export async function openChromium(...flags: string[]): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
}

function present(): string | undefined {
  return [...systemBrowsers(), chromium.executablePath()].find(answers);
}

function systemBrowsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // It throws where there is none.
    return [];
  }
}

function answers(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function installed(): Promise<string | undefined> {
  printLine('No Chromium here: trying Playwright’s (a download of about 150 MB) ...');
  const playwright = [installedScript('@playwright', 'test', 'cli.js'), 'install', 'chromium'];
  await runCommand(process.execPath, playwright, { timeout: 300_000 });
  if (!present()) await fromDebian('chromium');
  return present();
}

/** Debian's packages also bring the libraries that a bare download lacks. */
async function fromDebian(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  printLine(`Trying Debian’s package ${name} ...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await runCommand('apt-get', ['update', '-qq'], { env })) === null) return;
  await runCommand('apt-get', ['install', '-y', '-qq', name], { env });
}

function refuse(): never {
  throw new UserError(
    [
      'No Chromium can be had here, and the browser tests need one. Any of these is enough:',
      '  - a Chromium or Chrome on the PATH (Debian, as root: apt-get install chromium)',
      '  - its path in CHROME_PATH',
      '  - npx playwright install --with-deps chromium',
    ].join('\n'),
  );
}
