const loads: (() => Promise<unknown>)[] = [];

/** Registers code that is needed only after an interaction (lazy-on-interaction.tsx). */
export function registerLazyChunk(load: () => Promise<unknown>): void {
  loads.push(load);
}

/**
 * Preloads all registered code. Settles when every part is loaded or has failed; failed parts are loaded
 * again on use.
 */
export async function preloadLazyChunks(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
