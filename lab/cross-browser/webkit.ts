import { Buffer } from 'node:buffer';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type Driver, phoneWindow, placeScript } from './driver.ts';

/** Asks the session: the path is below the session's own. Answers the value; throws what the driver says else. */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * A session of W3C WebDriver at `address`, once its service answers. Five of its commands are all that the
 * journeys need.
 */
async function openSession(address: string, wanted: object): Promise<Ask> {
  await answering(address);
  const capabilities = { alwaysMatch: wanted };
  const session = (await ask(`${address}/session`, 'POST', { capabilities })) as {
    sessionId: string;
  };
  return (method, path, body) =>
    ask(`${address}/session/${session.sessionId}${path}`, method, body);
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function answering(address: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No WebDriver answers at ${address}.`);
}

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/**
 * A page in WebKitGTK's MiniBrowser (WEBKIT_PATH), on a screen of its own (XVFB_PATH), steered by its WebDriver
 * (WEBKIT_DRIVER_PATH). The place comes from a script in the page: on a machine without a location service this
 * engine asks for one and is never answered.
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
      // Root has no sandbox.
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
    // The address is there at once; what comes of it is waited for.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT_PATH,
      args: ['--automation'],
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
    call: (work, given) => run(`return (${String(work)})(arguments[0])`, [given]) as Promise<never>,
    run: async (script) => void (await run(script)),
    press: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('mouse', 'pointer', [{ type: 'pointerMove', ...place }, down ?? {}, up ?? {}]);
    },
    type: async (text) => void (await strike([...text])),
    key: async (key) => void (await strike([keys[key]])),
    stand: async (place) => void (await run(placeScript, [place])),
    picture: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
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
