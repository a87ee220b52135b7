const asked: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const controller = new AbortController();

/**
 * Fires when the person asks to stop: Ctrl-C, a plain kill, or the terminal closing. Listened to
 * from `listenForStop` on.
 */
export const stopping = controller.signal;

/**
 * From here on, a request to stop fires `stopping` and nothing else, so that the command can end
 * in order. Later ones change nothing: npm passes on the Ctrl-C that the terminal also delivers.
 */
export function listenForStop(): void {
  for (const signal of asked) process.on(signal, () => controller.abort(signal));
  process.stdout.on('error', () => controller.abort('the terminal closed'));
  abortWithNpm();
}

/**
 * A kill of the npm that runs this command is a request to stop too; npm hands it on to the shell
 * between the two, and that shell keeps it to itself.
 */
function abortWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const look = () => process.ppid !== shell && controller.abort('npm ended');
  setInterval(look, 1000).unref();
}

/** What asked to stop, such as `SIGINT`. */
export function stopReason(): string {
  return String(stopping.reason);
}

/** Settles when the person asks to stop. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) resolve();
    else stopping.addEventListener('abort', () => resolve(), { once: true });
  });
}
