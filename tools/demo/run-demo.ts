import { deliverDueMails } from '../../functions/src/mail/outbox.ts';
import { publishDueAnnouncements } from '../../functions/src/modules/announcements/service.ts';
import { offsetFromEnvironment, type PortName, type Ports } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import { localSettings, requireStackPorts, startStack } from '../emulators/stack.ts';
import type { Stack } from '../emulators/supervise.ts';
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
  printLine(`  Mail       ${address}/dev/mail: everything the app sends`);
  printLine('  Stop       Ctrl-C, which saves your data (npm start -- --fresh starts over)');
  printLine('');
}

/** In milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements and sends queued mails at their time, because the emulators run no schedules.
 * Requires openDatabase. Returns a function that stops it.
 */
function runSchedules(): () => void {
  const timer = setInterval(() => {
    publishDueAnnouncements(Date.now()).catch((error: unknown) =>
      printLine(`No announcement published: ${String(error)}`),
    );
    deliverDueMails(Date.now()).catch((error: unknown) =>
      printLine(`No mail sent: ${String(error)}`),
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
  let stopSchedules: () => void = () => undefined;
  try {
    return await runUntilStopped(stack, async () => {
      await runEventNow(stack.ports);
      Object.assign(process.env, localSettings(stack.ports));
      stopSchedules = runSchedules();
      await waitForApi(stack);
      const address = await options.begin(stack.ports);
      printLine(`Ready after ${elapsedText(start)}.`);
      welcome(address);
    });
  } finally {
    stopSchedules();
  }
}

/**
 * Runs `begin`, waits until the user stops the command or an emulator ends, and stops the stack. Returns the exit code: 1 if
 * an emulator ended unexpectedly or the data was not saved.
 */
export async function runUntilStopped(stack: Stack, begin: () => Promise<void>): Promise<number> {
  let failure: string | undefined;
  let isSaved = false;
  try {
    failure = (await Promise.race([begin().then(stopRequested), stack.failed])) ?? undefined;
    if (failure) printLine(`\n✗ ${failure}`);
  } finally {
    if (stopSignal.aborted) printLine('Stopping and saving your data ...');
    isSaved = await stack.stop();
    printLine(isSaved ? 'Your data is saved.' : `Your data was not saved. See ${stack.log}.`);
  }
  return failure || !isSaved ? 1 : 0;
}
