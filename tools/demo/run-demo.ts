import { publishDueAnnouncements } from '../../functions/src/modules/announcements/service.ts';
import { offsetFromEnvironment, type PortName, type Ports } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import { requireStackPorts, startStack } from '../emulators/stack.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { stopRequested, stopSignal } from '../shared/signals.ts';
import { demoDataFolders } from './data-folders.ts';
import { runEventNow } from './run-event-now.ts';

/** Prints the addresses and accounts needed to try the demo. */
function welcome(address: string): void {
  printLine('');
  printLine(`  Wine Walk is open at ${address}`);
  printLine('');
  printLine('  Tickets    WW2024-001234 to WW2024-001333 are unused and anybody’s');
  printLine('             WW2024-000001 is Maya Reyes’s (maya.reyes@example.com)');
  printLine('             WW2024-000002 has been redeemed');
  printLine(`  Staff      ${address}/admin: admin or desk, password winewalk`);
  printLine('  Stop       Ctrl-C; your data is kept (npm start -- --fresh starts over)');
  printLine('');
}

/** In milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements at their time, because the emulators run no schedules. Requires
 * openDatabase. Returns a function that stops it.
 */
function publishAnnouncements(): () => void {
  const timer = setInterval(() => {
    publishDueAnnouncements(Date.now()).catch((error: unknown) =>
      printLine(`No announcement published: ${String(error)}`),
    );
  }, interval);
  return () => clearInterval(timer);
}

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
