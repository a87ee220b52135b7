/**
 * Stops this process when the npm that started it has ended: npm forwards a signal only to the shell between
 * them, which does not forward it.
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
