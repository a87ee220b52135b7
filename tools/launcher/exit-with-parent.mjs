/**
 * Asks this process to stop once the npm that runs it is gone: npm hands a kill on to the shell between it and the
 * script, and that shell keeps it to itself.
 */
export function exitWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  timer.unref();
}
