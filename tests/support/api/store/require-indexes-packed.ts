import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RequestStream, rejectMissingIndexes } from './index-guard.ts';

/*
 * Loaded before packed functions (`node --import`): their own Firestore client, installed in the current folder, rejects queries
 * without an index. FIRESTORE_INDEXES names another file of indexes.
 */
const packed = createRequire(join(process.cwd(), 'index.js'));
const { Firestore } = packed('@google-cloud/firestore') as {
  Firestore: { prototype: RequestStream };
};
rejectMissingIndexes(Firestore.prototype, process.env.FIRESTORE_INDEXES);
