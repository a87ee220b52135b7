import { spawnSync } from 'node:child_process';
import { UserError } from '../shared/failure.ts';
import { waitForHidane } from './hidane.ts';

const oldestJava = 21;

/**
 * What to put before the command that starts the emulators, so that it has a Firestore emulator:
 * `hidane exec --`, or nothing where Java can run the official one.
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

/** The major version of the Java on the PATH, 0 where there is none. */
function javaVersion(): number {
  const answer = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(\d+)/.exec(`${answer.stderr}${answer.stdout}`);
  return found ? Number(found[1]) : 0;
}
