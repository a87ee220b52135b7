import { execa, type Options } from 'execa';
import { stopSignal } from './signals.ts';

/**
 * Runs a command to its end and returns its exit code; null if it cannot be started or is stopped, for
 * example by the user. `env` adds to the environment.
 */
export async function runCommand(command: string, args: string[], options: Options = {}) {
  const ended = await execa(command, args, {
    stdio: 'inherit',
    cancelSignal: stopSignal,
    reject: false,
    ...options,
  });
  return ended.exitCode ?? null;
}
