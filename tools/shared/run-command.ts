import { execa, type Options } from 'execa';
import { stopSignal } from './signals.ts';

/**
 * Runs a command to its end and answers its exit code; null where it cannot be run or was stopped,
 * as it is when the person asks to stop. `env` adds to the environment.
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
