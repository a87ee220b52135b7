import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { type ProcessInfo, processTree, send, stillRunning, waitForEnd } from './processes.ts';

const waits = 'setInterval(() => {}, 1000)';
const inItsOwnGroup = `require('child_process')
  .spawn(process.execPath, ['-e', '${waits}'], { detached: true, stdio: 'ignore' });`;
const inTheSameGroup = inItsOwnGroup.replace('detached: true, ', '');

const started: ProcessInfo[] = [];
afterEach(() => {
  for (const { pid } of stillRunning(started.splice(0))) send(pid, 'SIGKILL');
});

/** Starts a process with two children and waits for all of them. */
async function parentOfTwo(): Promise<{
  parent: ChildProcess;
  pid: number;
  family: ProcessInfo[];
}> {
  const code = `${inItsOwnGroup} ${inTheSameGroup} ${waits}`;
  const parent = spawn(process.execPath, ['-e', code], { detached: true, stdio: 'ignore' });
  const pid = parent.pid ?? 0;
  await vi.waitUntil(() => processTree(pid).length === 3, 60_000);
  const family = processTree(pid);
  started.push(...family);
  return { parent, pid, family };
}

test('includes descendants in their own process groups', async () => {
  const { pid, family } = await parentOfTwo();
  expect(family).toHaveLength(3);
  expect(family[0]?.pid).toBe(pid);
});

test('finds the rest of a process group after its leader has exited', async () => {
  const { parent, pid, family } = await parentOfTwo();
  send(pid, 'SIGKILL');
  await once(parent, 'close');
  expect(stillRunning(family)).toHaveLength(2);
  expect(processTree(pid)).toHaveLength(1);
});

test('ignores a later process with the same ID', () => {
  const [me] = processTree(process.pid);
  expect(stillRunning([me as ProcessInfo])).toEqual([me]);
  expect(stillRunning([{ pid: process.pid, began: Date.parse('2025-02-15T14:00:00Z') }])).toEqual(
    [],
  );
});

test('waits until all processes have ended, and names those that have not', async () => {
  const { pid, family } = await parentOfTwo();
  expect(await waitForEnd(family, 0)).toHaveLength(3);
  send(-pid, 'SIGTERM');
  await vi.waitUntil(() => stillRunning(family).length === 1, 60_000);
  const left = await waitForEnd(family, 0);
  expect(left).toHaveLength(1);
  send(left[0]?.pid ?? 0, 'SIGTERM');
  expect(await waitForEnd(left, 60_000)).toEqual([]);
});
