import { buildFunctions } from '../build/functions.ts';
import { buildWeb } from '../build/web.ts';
import { demoExport } from '../demo/data-folders.ts';
import { addFirstAdmin } from '../demo/first-admin.ts';
import { openDatabase } from '../emulators/database.ts';
import { host, offsetFromEnvironment, type Ports, projectId } from '../emulators/ports.ts';
import { waitForApi, warmUp } from '../emulators/ready.ts';
import { requireStackPorts, type StackOptions, startStack } from '../emulators/stack.ts';
import { printLine } from '../shared/print.ts';
import { listenForStop } from '../shared/signals.ts';
import { type Count, countText, namedTests } from './count.ts';

/** Port offset of the tests' stack from `npm start`. */
export const testOffset = () => offsetFromEnvironment(100);

async function buildApp(): Promise<void> {
  await buildFunctions();
  await buildWeb();
}

let built: Promise<void> | undefined;

/** Builds the files that a full stack serves; suites that run at the same time share the build. */
export function buildAppOnce(): Promise<void> {
  built ??= buildApp();
  return built;
}

/**
 * Starts emulators with fresh demo data, or with an admin only if `isEmpty`, runs `work` when they are ready, and stops
 * them. `env` has the variables by which a test reaches them; their data is deleted.
 */
export async function withStack<T>(
  { isEmpty = false, ...options }: Pick<StackOptions, 'offset' | 'only'> & { isEmpty?: boolean },
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const stack = await startStack(isEmpty ? options : { ...options, importFrom: demoExport });
  try {
    if (isEmpty) {
      await openDatabase(stack.ports);
      await addFirstAdmin(Date.now());
    }
    if (!options.only) {
      await waitForApi(stack);
      await warmUp(stack);
    }
    return await work(environment(options.offset, stack.ports));
  } finally {
    await stack.stop();
  }
}

/** Builds the app and runs `work` on a full stack. Reports ports in use before building. */
export async function withApp<T>(work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  listenForStop();
  const offset = testOffset();
  await requireStackPorts(offset);
  await buildAppOnce();
  return withStack({ offset }, work);
}

/** Runs a suite on the app and prints its count and output folder. Returns the exit code. */
export async function runOnApp(
  suite: (env: NodeJS.ProcessEnv) => Promise<Count>,
  output = '',
): Promise<number> {
  const count = await withApp(suite);
  printLine('');
  for (const line of namedTests(count)) printLine(line);
  printLine(`${countText(count)}. ${output}`);
  return count.failed === 0 ? 0 : 1;
}

/** Returns the environment by which tests reach a stack. */
function environment(offset: number, ports: Ports): NodeJS.ProcessEnv {
  return {
    PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}
