import { spawnSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { Launcher } from 'chrome-launcher';
import { UserError } from '../shared/failure.ts';
import { installedScript } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { runCommand } from '../shared/run-command.ts';

/** Returns the path of a Chromium: CHROME_PATH, the system's, Playwright's, else one installed now. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new UserError(`CHROME_PATH is ${chosen}, which does not run.`);
  }
  return present() ?? (await installed()) ?? refuse();
}

/** Debian's Chromium without windows: drawing them took a third of the time of a test. */
const headless = { path: '/usr/bin/chromium-headless-shell', package: 'chromium-headless-shell' };

/**
 * Returns the Chromium of the tests: CHROME_PATH, else the one without windows if present (installed in CI,
 * or if there is no other), else that of `findChromium`.
 */
export function findTestChromium(): Promise<string> {
  // Two suites at the same time search and install once.
  testChromium ??= searchTestChromium();
  return testChromium;
}

let testChromium: Promise<string> | undefined;

async function searchTestChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return findChromium();
  const wantsIt = Boolean(process.env.CI) || !present();
  if (!answers(headless.path) && wantsIt) await fromDebian(headless.package);
  return answers(headless.path) ? headless.path : findChromium();
}

/** Opens a browser that is closed at the end of its block (`await using`). `flags`: flags of Chromium. */
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
    // getInstallations throws if there is none.
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

/** Installs a Debian package, which includes the libraries that a bare download lacks. */
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
