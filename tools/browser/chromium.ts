import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { Failure } from '../shared/failure.ts';
import { installedScript } from '../shared/places.ts';
import { runCommand } from '../shared/run-command.ts';
import { say } from '../shared/say.ts';

const systems = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: CHROME_PATH, the system's, Playwright's, else one installed now. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Failure(`CHROME_PATH is ${chosen}, which does not run.`);
  }
  return present() ?? (await installed()) ?? refuse();
}

function present(): string | undefined {
  const candidates = [...systems.map(locate), chromium.executablePath()];
  return candidates.find((path) => path !== undefined && answers(path));
}

/** Playwright wants a path, not a name. */
function locate(name: string): string | undefined {
  if (name.startsWith('/')) return name;
  const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}

function answers(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

async function installed(): Promise<string | undefined> {
  say('No Chromium here: trying Playwright’s (a download of about 150 MB) ...');
  const playwright = [installedScript('@playwright', 'test', 'cli.js'), 'install', 'chromium'];
  await runCommand(process.execPath, playwright, { timeout: 300_000 });
  return present() ?? (await fromDebian());
}

/** Debian's package also brings the libraries that a bare download lacks. */
async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !locate('apt-get')) return undefined;
  say('Trying Debian’s package chromium ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  return present();
}

function refuse(): never {
  throw new Failure(
    [
      'No Chromium can be had here, and the browser tests need one. Any of these is enough:',
      '  - a Chromium or Chrome on the PATH (Debian, as root: apt-get install chromium)',
      '  - its path in CHROME_PATH',
      '  - npx playwright install --with-deps chromium',
    ].join('\n'),
  );
}
