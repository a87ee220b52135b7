/** What most visitors never open: its code is fetched when somebody does, and not kept ahead of that. */
const rooms: readonly (readonly [folder: string, module: RegExp])[] = [
  ['portal', /\/web\/src\/features\/staff\//],
  ['scanner', /\/node_modules\/(barcode-detector|zxing-wasm)\//],
];

/**
 * Where a chunk is written: in a folder of its own for the rooms above, by the modules in it. The service
 * worker keeps ahead only what lies in assets/ itself.
 */
export function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const room = rooms.find(([, module]) => moduleIds.some((id) => module.test(id)));
  return room ? `assets/${room[0]}/[name]-[hash].js` : 'assets/[name]-[hash].js';
}
