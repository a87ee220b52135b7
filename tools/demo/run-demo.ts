import { offsetFromEnvironment, type PortName, type Ports } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import { requireStackPorts, startStack } from '../emulators/stack.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { stopRequested, stopSignal } from '../shared/signals.ts';
import { demoDataFolders } from './data-folders.ts';
import { welcome } from './print-welcome.ts';
import { publishAnnouncements } from './publish-announcements.ts';
import { runEventNow } from './run-event-now.ts';

export type DemoOptions = {
  /** True to delete saved data and start with the demo data. */
  fresh: boolean;
  /** Ports to check before anything is built. */
  ports?: PortName[];
  /** Builds what the emulators serve. */
  prepare(): Promise<void>;
  /** Starts further processes and returns the URL of the app. */
  begin(ports: Ports): Promise<string>;
};

/** Runs the emulators with the demo until the user stops them. Returns the exit code. */
export async function runDemo(options: DemoOptions): Promise<number> {
  const start = Date.now();
  const offset = offsetFromEnvironment();
  await requireStackPorts(offset, options.ports);
  await options.prepare();
  const stack = await startStack({ offset, ...demoDataFolders(offset, options.fresh) });
  let stopPublishing: () => void = () => undefined;
  try {
    await runEventNow(stack.ports);
    stopPublishing = publishAnnouncements();
    await waitForApi(stack);
    const address = await options.begin(stack.ports);
    printLine(`Ready after ${elapsedText(start)}.`);
    welcome(address);
    const unasked = await Promise.race([stack.ended.then(() => true), stopRequested()]);
    if (unasked) printLine(`The emulators ended by themselves; ${stack.log} may say why.`);
    return unasked ? 1 : 0;
  } finally {
    stopPublishing();
    if (stopSignal.aborted) printLine('Stopping, and keeping your data ...');
    await stack.stop();
  }
}
