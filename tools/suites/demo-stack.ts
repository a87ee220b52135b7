import { buildFunctions } from '../build/functions.ts';
import { buildWeb } from '../build/web.ts';
import { demoExport } from '../demo/data-folders.ts';
import { runEventNow } from '../demo/run-event-now.ts';
import { host, offsetFromEnvironment, type Ports, projectId } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import {
  requireStackPorts,
  type Stack,
  type StackOptions,
  startStack,
} from '../emulators/stack.ts';

/** A stack of the tests' own: at port offset 100, beside the one at work; its data is not kept. */
export type DemoStack = {
  stack: Stack;
  /** What a test needs to know of it. */
  env: NodeJS.ProcessEnv;
};

/** Starts emulators with the demo's data fresh, lets `work` use them, and ends them. */
export async function withEmulators<T>(
  only: Pick<StackOptions, 'only'>,
  work: (demo: DemoStack) => Promise<T>,
): Promise<T> {
  const offset = offsetFromEnvironment(100);
  const stack = await startStack({ offset, importFrom: demoExport, ...only });
  try {
    return await work({ stack, env: environment(offset, stack.ports) });
  } finally {
    await stack.stop();
  }
}

/** The same with the whole app, built. The event is the export's until `openDoors`. */
export async function withApp<T>(work: (demo: DemoStack) => Promise<T>): Promise<T> {
  await requireStackPorts(offsetFromEnvironment(100));
  await buildFunctions();
  await buildWeb();
  return withEmulators({}, work);
}

/** Makes the demo event run now, and waits until the app answers. */
export async function openDoors(stack: Stack): Promise<void> {
  await runEventNow(stack.ports);
  await waitForApi(stack);
}

function environment(offset: number, ports: Ports): NodeJS.ProcessEnv {
  return {
    PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    GCLOUD_PROJECT: projectId,
    METADATA_SERVER_DETECTION: 'none',
  };
}
