/** What most visitors never open: its code is fetched when somebody does, and not kept ahead of that. */
const folders: readonly (readonly [folder: string, module: RegExp])[] = [
  ['portal', /\/web\/src\/portal\//],
  ['scanner', /\/node_modules\/(barcode-detector|zxing-wasm)\//],
];

/**
 * Where a chunk is written: in a folder of its own for the folders above, by the modules in it. The service
 * worker keeps ahead only what lies in assets/ itself.
 */
export function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const folder = folders.find(([, module]) => moduleIds.some((id) => module.test(id)));
  return folder ? `assets/${folder[0]}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}
