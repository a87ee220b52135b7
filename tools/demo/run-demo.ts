import { deliverDueMails } from '../../functions/src/mail/outbox.ts';
import { publishDueAnnouncements } from '../../functions/src/modules/announcements/service.ts';
import { queueDueReminders } from '../../functions/src/modules/mail/reminders.ts';
import { deliverDueNotifications } from '../../functions/src/modules/notifications/deliver.ts';
import { updateWaitingLists } from '../../functions/src/modules/waiting-list/offers.ts';
import { walletChannels } from '../../functions/src/modules/wallets/notify.ts';
import { host, offsetFromEnvironment, type PortName, type Ports } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import { localSettings, requireStackPorts, startStack } from '../emulators/stack.ts';
import type { Saved, Stack } from '../emulators/supervise.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { stopRequested, stopSignal } from '../shared/signals.ts';
import { type DataOptions, dataFolders } from './data-folders.ts';
import { addFirstAdmin } from './first-admin.ts';
import { runEventNow } from './run-event-now.ts';

/** Prints the addresses and accounts needed to try the demo, or to set up an empty project. */
function welcome(address: string, isEmpty: boolean): void {
  const tickets = [
    'Tickets    WW2024-001234 to WW2024-001333 are unused and anybody’s',
    '           WW2024-000001 is Maya Reyes’s (maya.reyes@example.com)',
    '           WW2024-000002 has been redeemed',
  ];
  const [accounts, again] = isEmpty
    ? ['admin', 'npm start -- --empty --fresh']
    : ['admin or desk', 'npm start -- --fresh'];
  const lines = [
    '',
    `Wine Walk is open at ${address}`,
    '',
    ...(isEmpty ? ['It has no data. Start in the portal with Organization.'] : tickets),
    `Staff      ${address}/admin: ${accounts}, password winewalk`,
    `Mail       ${address}/dev/mail: everything the app sends`,
    `Stop       Ctrl-C, which saves your data (${again} starts over)`,
    '',
  ];
  for (const line of lines) printLine(line && `  ${line}`);
}

/** Interval of the schedules in milliseconds. */
const interval = 5000;

/**
 * Publishes scheduled announcements, queues reminders, sends queued mails and notifications and offers free places at their time,
 * because the emulators run no schedules.
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
    queueDueReminders(Date.now()).catch((error: unknown) =>
      printLine(`No reminder queued: ${String(error)}`),
    );
    deliverDueNotifications({
      now: Date.now(),
      wallets: walletChannels(Date.now()),
    }).catch((error: unknown) => printLine(`Nobody notified: ${String(error)}`));
    updateWaitingLists(Date.now()).catch((error: unknown) =>
      printLine(`No place offered: ${String(error)}`),
    );
  }, interval);
  return () => clearInterval(timer);
}

export type DemoOptions = {
  data: DataOptions;
  /** Ports to check before anything is built. */
  ports?: PortName[];
  /** Builds the files that the emulators serve. */
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
  const stack = await startStack({ offset, ...dataFolders(offset, options.data) });
  let stopSchedules: () => void = () => undefined;
  try {
    return await runUntilStopped(stack, async () => {
      await runEventNow(stack.ports);
      if (options.data.empty) await addFirstAdmin(Date.now());
      Object.assign(process.env, localSettings(stack.ports), {
        // The schedules here run as the functions do.
        FIREBASE_AUTH_EMULATOR_HOST: `${host}:${stack.ports.auth}`,
      });
      stopSchedules = runSchedules();
      await waitForApi(stack);
      const address = await options.begin(stack.ports);
      printLine(`Ready after ${elapsedText(start)}.`);
      welcome(address, options.data.empty);
    });
  } finally {
    stopSchedules();
  }
}

function savedText(saved: Saved, log: string): string {
  switch (saved) {
    case 'saved':
      return 'Your data is saved.';
    case 'not-saved':
      return `Your data was not saved. See ${log}.`;
    case 'disk-full':
      return 'The disk is full: your data was not saved, and is as it was before this start. Free some space and start again.';
  }
}

/**
 * Runs `begin`, waits until the user stops the command or an emulator ends, and stops the stack. Returns the exit code: 1 if
 * an emulator ended unexpectedly or the data was not saved.
 */
export async function runUntilStopped(stack: Stack, begin: () => Promise<void>): Promise<number> {
  let failure: string | undefined;
  let saved: Saved = 'not-saved';
  try {
    failure = (await Promise.race([begin().then(stopRequested), stack.failed])) ?? undefined;
    if (failure) printLine(`\n✗ ${failure}`);
  } finally {
    if (stopSignal.aborted) printLine('Stopping and saving your data ...');
    saved = await stack.stop();
    printLine(savedText(saved, stack.log));
  }
  return failure || saved !== 'saved' ? 1 : 0;
}
