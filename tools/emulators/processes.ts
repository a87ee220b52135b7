import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** The ids of a process and of everything that descends from it, itself first. */
export function familyOf(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const children = new Map<number, number[]>();
  for (const line of table.trim().split('\n')) {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/** Waits until none of the processes is left, at most so long; answers those that remain. */
export async function waitForEnd(pids: number[], milliseconds: number): Promise<number[]> {
  const end = Date.now() + milliseconds;
  let alive = pids.filter(isAlive);
  while (alive.length > 0 && Date.now() < end) {
    await sleep(100);
    alive = alive.filter(isAlive);
  }
  return alive;
}

/** Sends a signal to a process (or, negative, to a group); nothing happens where it has ended. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
