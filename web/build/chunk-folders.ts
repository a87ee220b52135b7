/** Folders of code that most attendees never open. It is fetched on use and not precached. */
const folders: readonly (readonly [folder: string, module: RegExp])[] = [
  ['portal', /\/web\/src\/portal\//],
  ['scanner', /\/node_modules\/(barcode-detector|zxing-wasm)\//],
];

const texts = /\/web\/src\/i18n\/(en|es)\/(app|screens)\.ts$/;

/**
 * Returns the file name pattern of a chunk: in a separate folder for the modules above, because the service worker
 * precaches assets/ only. Texts are named by their language (`app-en`), since both languages have the same file names.
 */
export function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const folder = folders.find(([, module]) => moduleIds.some((id) => module.test(id)));
  if (folder) return `assets/${folder[0]}/[name]-[hash].js`;
  const [, locale, name] = moduleIds.flatMap((id) => texts.exec(id) ?? []);
  return locale ? `assets/${name}-${locale}-[hash].js` : 'assets/[name]-[hash].js';
}
