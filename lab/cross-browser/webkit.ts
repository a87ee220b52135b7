import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type Driver, locationScript, phoneWindow } from './driver.ts';

/** Sends a command to the session; `path` is relative to it. Returns the value. Throws the driver's error. */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Opens a session of W3C WebDriver when its service responds. */
async function openSession(url: string, alwaysMatch: object): Promise<Ask> {
  await waitForDriver(url);
  const capabilities = { alwaysMatch };
  const session = (await ask(`${url}/session`, 'POST', { capabilities })) as {
    sessionId: string;
  };
  return (method, path, body) => ask(`${url}/session/${session.sessionId}${path}`, method, body);
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function waitForDriver(url: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isThere = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No WebDriver responds at ${url}.`);
}

/**
 * Lets a page over HTTPS reach the emulators, which have no TLS; a page that was left gives up its databases at once, so that
 * they can be deleted.
 */
const features = [
  '!UpgradeMixedContent',
  'AllowRunningOfInsecureContent',
  'AllowDisplayOfInsecureContent',
  '!UsesBackForwardCache',
].join(',');

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/**
 * Opens a page in WebKitGTK's MiniBrowser (WEBKIT_PATH) on a virtual screen (XVFB_PATH) through WebDriver
 * (WEBKIT_DRIVER_PATH). A script in the page sets the location: without a location service this engine never
 * answers a request for it.
 */
export async function openWebKit(): Promise<Driver> {
  const screen = spawn(
    process.env.XVFB_PATH ?? '',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = (await firstLine(screen.stdio[3] as Readable)).trim();
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const service = spawn(process.env.WEBKIT_DRIVER_PATH ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'en_US.UTF-8',
      // The sandbox does not work as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = () => Promise.all([service, screen].map(ended));
  try {
    return await steered(port, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function steered(port: number, end: () => Promise<unknown>): Promise<Driver> {
  const ask = await openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    // Navigation returns at once; the visitor waits for elements.
    pageLoadStrategy: 'none',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT_PATH,
      args: ['--automation', `--features=${features}`],
    },
  });
  await ask('POST', '/window/rect', { x: 0, y: 0, ...phoneWindow });
  const run = (script: string, args: unknown[] = []) =>
    ask('POST', '/execute/sync', { script, args });
  const act = (id: string, type: string, actions: object[]) =>
    ask('POST', '/actions', { actions: [{ id, type, actions }] });
  const strike = (letters: string[]) =>
    act(
      'keyboard',
      'key',
      letters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    open: async (url) => void (await ask('POST', '/url', { url })),
    call: (work, argument) =>
      run(`return (${String(work)})(arguments[0])`, [argument]) as Promise<never>,
    run: async (script) => void (await run(script)),
    click: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('mouse', 'pointer', [{ type: 'pointerMove', ...place }, down ?? {}, up ?? {}]);
    },
    type: async (text) => void (await strike([...text])),
    key: async (key) => void (await strike([keys[key]])),
    setLocation: async (place) => void (await run(locationScript, [place])),
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await ask('DELETE', '');
      await end();
    },
  };
}

const firstLine = (from: Readable) =>
  new Promise<string>((resolve) => from.once('data', (data) => resolve(String(data))));

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
