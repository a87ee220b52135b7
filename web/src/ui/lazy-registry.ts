const loads: (() => Promise<unknown>)[] = [];

/** Notes code that is needed only after something was pressed (lazy-on-interaction.tsx). */
export function registerLazyChunk(load: () => Promise<unknown>): void {
  loads.push(load);
}

/** Brings the code of every such part. Settles when all of it is here or has failed: it is asked for again at use. */
export async function preloadLazyChunks(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
