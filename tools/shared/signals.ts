import { addAbortListener } from 'node:events';

const asked: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const controller = new AbortController();

/**
 * Fires when the person asks to stop: Ctrl-C, a plain kill, or the terminal closing. Listened to
 * from `listenForStop` on.
 */
export const stopSignal = controller.signal;

/**
 * From here on, a request to stop fires `stopping` and nothing else, so that the command can end
 * in order. Later ones change nothing: npm passes on the Ctrl-C that the terminal also delivers.
 */
export function listenForStop(): void {
  for (const signal of asked) process.on(signal, () => controller.abort(signal));
  process.stdout.on('error', () => controller.abort('the terminal closed'));
}

/** What asked to stop, such as `SIGINT`. */
export function stopReason(): string {
  return String(stopSignal.reason);
}

/** Settles when the person asks to stop. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    addAbortListener(stopSignal, () => resolve());
  });
}
