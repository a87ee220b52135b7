import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPortPromise } from 'portfinder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { host } from '../emulators/ports.ts';
import { exportMetadata } from '../emulators/supervise.ts';

let folder: string;
let port: number;
let command: ChildProcess;
let output: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wine-walk-run-demo-'));
  port = await getPortPromise({ host, port: 20_000 });
  output = '';
});
afterEach(() => {
  command.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Program that listens like an emulator, is closed by SIGUSR2 and saves `file` when it is stopped. */
const emulator = (file: string) => `
  const { mkdirSync, writeFileSync } = require('fs');
  const sockets = new Set();
  const server = require('net').createServer((socket) => sockets.add(socket.resume()));
  server.listen(${port}, '${host}', () => console.log('All emulators ready', process.pid));
  process.on('SIGUSR2', () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  process.on('SIGINT', () => {
    mkdirSync('${folder}/data', { recursive: true });
    writeFileSync('${folder}/data/${file}', '{}');
    process.exit();
  });
  setInterval(() => {}, 1000);`;

/** Runs the end of \`npm start\` with that program as the emulators. Resolves when it is ready. */
async function start(file: string): Promise<void> {
  const script = `
    import { spawn } from 'node:child_process';
    import { runUntilStopped } from '${import.meta.dirname}/run-demo.ts';
    import { supervise } from '${import.meta.dirname}/../emulators/supervise.ts';
    import { portsAt } from '${import.meta.dirname}/../emulators/ports.ts';
    import { listenForStop } from '${import.meta.dirname}/../shared/signals.ts';
    listenForStop();
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(emulator(file))}], { detached: true });
    const stack = await supervise(child, {
      ports: { ...portsAt(0), firestore: ${port} },
      names: ['firestore'],
      log: '${folder}/emulators.log',
      exportTo: '${folder}/data',
      temporary: '${folder}/temporary',
    });
    const code = await runUntilStopped(stack, async () => console.log('pid', child.pid));
    process.exit(code);`;
  command = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const ready = Promise.withResolvers<void>();
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('pid')) ready.resolve();
    });
  command.once('close', () => ready.reject(new Error(output)));
  await ready.promise;
}

async function exitCode(): Promise<unknown> {
  const [code] = (await once(command, 'close')) as [unknown];
  return code;
}

describe('npm start', () => {
  it('reports an emulator that has ended and exits with 1', async () => {
    await start(exportMetadata);
    process.kill(Number(/pid (\d+)/.exec(output)?.[1]), 'SIGUSR2');
    expect(await exitCode()).toBe(1);
    expect(output).toContain('✗ The Firestore emulator ended unexpectedly.');
  });

  it('reports saved data after the export exists', async () => {
    await start(exportMetadata);
    command.kill('SIGINT');
    expect(await exitCode()).toBe(0);
    expect(output).toMatch(/Stopping and saving your data \.\.\.\nYour data is saved\.\n$/);
  });

  it('exits with 1 when the data was not saved', async () => {
    await start('incomplete');
    command.kill('SIGINT');
    expect(await exitCode()).toBe(1);
    expect(output).toContain(`Your data was not saved. See ${folder}/emulators.log.`);
  });
});
