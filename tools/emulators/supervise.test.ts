import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { portsAt } from './ports.ts';
import { exportMetadata, supervise } from './supervise.ts';

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
  ports: portsAt(0),
  names: [],
  exportTo: undefined,
  temporary: temporary(),
  log,
});
const fullDiskText = `The disk is full: the log ${fullDisk} cannot be written. Free some space and start again.`;

describe.skipIf(!existsSync(fullDisk))('supervise with a full disk', () => {
  it('reports a full disk and stops the emulators that are starting', async () => {
    const child = printing('starting');
    const ended = once(child, 'close');
    await expect(supervise(child, options(fullDisk))).rejects.toThrow(fullDiskText);
    await ended;
    expect(child.signalCode ?? child.exitCode).not.toBeNull();
  });

  it('reports a full disk as the failure of running emulators', async () => {
    const child = printing('All emulators ready');
    const stack = await supervise(child, options(fullDisk));
    child.stdin.write('more\n');
    expect(await stack.failed).toBe(fullDiskText);
    await stack.stop();
    expect(child.signalCode ?? child.exitCode).not.toBeNull();
  });
});

/** Folder on a disk of 64 KB; mounting one needs the rights of root. */
const smallDisk = mkdtempSync(join(tmpdir(), 'small-disk-'));
const canMount =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', smallDisk]).status === 0;
afterAll(() => canMount && spawnSync('umount', [smallDisk]));

describe.skipIf(!canMount)('stop with a full disk', () => {
  /** Exports as firebase-tools does: into a folder beside the earlier export, which it then replaces. */
  const exporting = (bytes: number) => `
    const { mkdtempSync, renameSync, rmSync, writeFileSync } = require('fs');
    process.on('SIGINT', () => {
      try {
        const folder = mkdtempSync('firebase-export-1');
        writeFileSync(folder + '/accounts.json', Buffer.alloc(${bytes}));
        writeFileSync(folder + '/${exportMetadata}', 'new');
        rmSync('data', { recursive: true });
        renameSync(folder, 'data');
      } catch {}
      process.exit();
    });
    console.log('All emulators ready');
    setInterval(() => {}, 1000);`;

  async function stopWith(bytes: number) {
    const exportTo = join(smallDisk, 'data');
    mkdirSync(exportTo, { recursive: true });
    writeFileSync(join(exportTo, exportMetadata), 'earlier');
    const program = ['-e', exporting(bytes)];
    const child = spawn(process.execPath, program, {
      cwd: smallDisk,
      detached: true,
      stdio: 'pipe',
    });
    const log = join(temporary(), 'emulators.log');
    const stack = await supervise(child, { ...options(log), exportTo, folder: smallDisk });
    const saved = await stack.stop();
    const data = readFileSync(join(exportTo, exportMetadata), 'utf8');
    return { saved, data, folders: readdirSync(smallDisk) };
  }

  it('replaces the earlier export by one that fits', async () => {
    expect(await stopWith(1000)).toEqual({ saved: 'saved', data: 'new', folders: ['data'] });
  });

  it('names the full disk, and leaves the earlier export and no other', async () => {
    const full = { saved: 'disk-full', data: 'earlier', folders: ['data'] };
    expect(await stopWith(100_000)).toEqual(full);
  });
});
