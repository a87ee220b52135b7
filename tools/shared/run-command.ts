import { type SpawnOptions, spawn } from 'node:child_process';
import { stopping } from './signals.ts';

/**
 * Runs a command to its end and answers its exit code; null where it cannot be run or was stopped,
 * as it is when the person asks to stop.
 */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: 'inherit', signal: stopping, ...options });
  return new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}
