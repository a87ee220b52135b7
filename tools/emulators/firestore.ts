import { spawnSync } from 'node:child_process';
import { UserError } from '../shared/failure.ts';
import { waitForHidane } from './hidane.ts';

const oldestJava = 21;

/**
 * Returns the prefix of the command that starts the emulators: `hidane exec --`, or nothing if Java can run
 * the official Firestore emulator.
 */
export async function firestorePrefix(): Promise<string[]> {
  const hidane = await waitForHidane();
  if (hidane) return [hidane, 'exec', '--'];
  if (javaVersion() >= oldestJava) return [];
  throw new UserError(
    [
      'No Firestore emulator can be had here. Any one of these is enough:',
      '  - a network connection and Rust 1.88 or newer (https://rustup.rs): it is then built here',
      '  - hidane 0.6.0 on the PATH (https://hidane.dev)',
      `  - Java ${oldestJava} or newer on the PATH, for the official emulator`,
    ].join('\n'),
  );
}

/** Returns the major version of the Java on the PATH, 0 without one. */
function javaVersion(): number {
  const answer = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const match = /version "(\d+)/.exec(`${answer.stderr}${answer.stdout}`);
  return match ? Number(match[1]) : 0;
}
