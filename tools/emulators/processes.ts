import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** One process; when it began (milliseconds) tells it from a later one that got the same id. */
export interface ProcessInfo {
  pid: number;
  began: number;
}

/** `ps` reckons from the clock and the time since the machine started, which drift apart. Milliseconds. */
const drift = 10_000;

/** A process, everything that descends from it, and its group, whose members outlive it. */
export function processTree(pid: number): ProcessInfo[] {
  const table = running();
  const family = table.filter((each) => each.pid === pid || each.group === pid);
  for (const member of family) {
    const children = table.filter(({ parent }) => parent === member.pid);
    family.push(...children.filter((child) => !family.includes(child)));
  }
  return family;
}

/** Those of the members that have not ended. */
export function stillRunning(members: ProcessInfo[]): ProcessInfo[] {
  const began = new Map(running().map((each) => [each.pid, each.began]));
  return members.filter((member) => {
    return Math.abs((began.get(member.pid) ?? 0) - member.began) < drift;
  });
}

/** All processes but those that have ended and only wait to be asked how. */
function running() {
  const columns = ['pid=', 'ppid=', 'pgid=', 'stat=', 'lstart='].join(',');
  const env = { ...process.env, LC_ALL: 'C' };
  const table = execFileSync('ps', ['-A', '-o', columns], { encoding: 'utf8', env });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([pid, parent, group, , ...began]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      began: Date.parse(began.join(' ')),
    }));
}

/** Waits until none of the members is left, at most so long; answers those that remain. */
export async function waitForEnd(
  members: ProcessInfo[],
  milliseconds: number,
): Promise<ProcessInfo[]> {
  const end = Date.now() + milliseconds;
  let left = stillRunning(members);
  while (left.length > 0 && Date.now() < end) {
    await sleep(200);
    left = stillRunning(left);
  }
  return left;
}

/** Sends a signal to a process (or, negative, to a group); nothing happens where it has ended. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
