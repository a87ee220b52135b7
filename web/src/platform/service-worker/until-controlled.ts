/** Maximum wait in milliseconds, where service workers are blocked or the first one takes longer to install. */
const maxWaitMs = 10_000;

/** Resolves once the service worker answers this page's requests. Without service workers, at once. */
export async function untilControlled(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers || workers.controller) return;
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, maxWaitMs);
  });
}
