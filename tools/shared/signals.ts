import { addAbortListener } from 'node:events';

const stopSignals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const controller = new AbortController();
let isListening = false;

/**
 * Fires when the user stops the command: Ctrl-C, a plain kill, or a closed terminal. Active after
 * `listenForStop`.
 */
export const stopSignal = controller.signal;

/**
 * Lets a stop request fire `stopSignal` only, so that the command can end in order. Further requests are
 * ignored: npm forwards the Ctrl-C that the terminal also delivers. A repeated call adds nothing.
 */
export function listenForStop(): void {
  if (isListening) return;
  isListening = true;
  for (const signal of stopSignals) process.on(signal, () => controller.abort(signal));
  process.stdout.on('error', () => controller.abort('the terminal closed'));
}

/** Returns the reason of the stop, such as `SIGINT`. */
export function stopReason(): string {
  return String(stopSignal.reason);
}

/** Resolves when the user stops the command. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    addAbortListener(stopSignal, () => resolve());
  });
}
