import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portsAt } from './ports.ts';
import { supervise } from './supervise.ts';

/** Device on which every write fails as on a full disk. */
const fullDisk = '/dev/full';

/** Starts a process that prints this and then waits, in a group of its own as the emulators. */
function printing(text: string) {
  const script = `process.stdin.once('data', () => console.log('later')); console.log('${text}')`;
  const program = `${script}; setInterval(() => {}, 1000)`;
  return spawn(process.execPath, ['-e', program], { detached: true, stdio: 'pipe' });
}

const temporary = () => mkdtempSync(join(tmpdir(), 'supervise-'));
const options = (log: string) => ({
  ...{ ports: portsAt(0), names: [], exportTo: undefined, temporary: temporary() },
  log,
});
const fullDiskText = `The disk is full: the log ${fullDisk} cannot be written. Free some space and start again.`;

describe.skipIf(!existsSync(fullDisk))('supervise with a full disk', () => {
  it('says so and stops the emulators that are starting', async () => {
    const child = printing('starting');
    const ended = once(child, 'close');
    await expect(supervise(child, options(fullDisk))).rejects.toThrow(fullDiskText);
    await ended;
    expect(child.signalCode ?? child.exitCode).not.toBeNull();
  });

  it('reports it as the failure of running emulators', async () => {
    const child = printing('All emulators ready');
    const stack = await supervise(child, options(fullDisk));
    child.stdin.write('more\n');
    expect(await stack.failed).toBe(fullDiskText);
    await stack.stop();
    expect(child.signalCode ?? child.exitCode).not.toBeNull();
  });
});
