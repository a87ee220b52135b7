import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process. `began`, in epoch milliseconds, distinguishes processes with the same ID. */
export interface ProcessInfo {
  pid: number;
  began: number;
}

/** Tolerance in milliseconds: `ps` computes start times from the uptime, which drifts from the clock. */
const drift = 10_000;

/** Returns a process, its descendants, and the members of its group, which may outlive it. */
export function processTree(pid: number): ProcessInfo[] {
  const table = running();
  const family = table.filter((row) => row.pid === pid || row.group === pid);
  for (const member of family) {
    const children = table.filter(({ parent }) => parent === member.pid);
    family.push(...children.filter((child) => !family.includes(child)));
  }
  return family;
}

/** Returns the members that have not ended. */
export function stillRunning(members: ProcessInfo[]): ProcessInfo[] {
  const began = new Map(running().map((row) => [row.pid, row.began]));
  return members.filter((member) => {
    return Math.abs((began.get(member.pid) ?? 0) - member.began) < drift;
  });
}

/** Returns all processes except zombies. */
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

/** Waits until all members have ended, up to a limit. Returns the remaining ones. */
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

/** Sends a signal to a process, or to a group if negative. Ignores one that has ended. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
