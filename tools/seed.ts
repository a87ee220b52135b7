import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toFirestore } from '../functions/src/firestore/converter.ts';
import { demoExport } from './demo/data-folders.ts';
import { demoDocuments } from './demo/documents.ts';
import { readSources } from './demo/sources.ts';
import { openDatabase } from './emulators/database.ts';
import { offsetFromEnvironment } from './emulators/ports.ts';
import { startStack } from './emulators/stack.ts';
import { runPath } from './shared/paths.ts';
import { printLine } from './shared/print.ts';
import { listenForStop } from './shared/signals.ts';

const parts = ['firestore_export', 'auth_export', 'firebase-export-metadata.json'];

/** `npm run seed`: creates the export in emulator-data from its readable sources. */
export async function main(): Promise<number> {
  listenForStop();
  const sources = readSources();
  const documents = await demoDocuments(sources);
  const exportTo = runPath('seed');
  rmSync(exportTo, { recursive: true, force: true });
  const offset = offsetFromEnvironment(300);
  const stack = await startStack({ offset, only: ['auth', 'firestore'], exportTo });
  try {
    const database = await openDatabase(stack.ports);
    // `commit` would add the times of the writes, and the export would differ each time.
    const batch = database.batch();
    for (const [path, data] of documents) batch.set(database.doc(path), toFirestore(data));
    await batch.commit();
  } finally {
    await stack.stop();
  }
  for (const part of parts) {
    rmSync(join(demoExport, part), { recursive: true, force: true });
    cpSync(join(exportTo, part), join(demoExport, part), { recursive: true });
  }
  printLine(
    `Wrote ${documents.size} documents to emulator-data. Please commit it with its sources.`,
  );
  return 0;
}
