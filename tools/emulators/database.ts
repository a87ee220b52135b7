import { fromFirestore } from '../../functions/src/store/converter.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { host, type Ports, projectId } from './ports.ts';

type Plain = Record<string, unknown>;
type Firestore = Awaited<ReturnType<typeof firestore>>;

/** Plain documents by path, such as `events/autumn-wine-walk`. */
export type Documents = Map<string, Plain>;

/** The Firestore emulator at these ports as its owner sees it; rules do not apply. */
export function openDatabase(ports: Ports): Promise<Firestore> {
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`;
  process.env.GCLOUD_PROJECT = projectId;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return firestore();
}

/** Every document below a document path, or of the whole database without one. */
export async function readDocuments(database: Firestore, parent?: string): Promise<Documents> {
  const found: Documents = new Map();
  const place = parent ? database.doc(parent) : database;
  for (const collection of await place.listCollections()) {
    for (const reference of await collection.listDocuments()) {
      const document = (await reference.get()).data();
      if (document) found.set(reference.path, fromFirestore(document) as Plain);
      for (const [path, below] of await readDocuments(database, reference.path)) {
        found.set(path, below);
      }
    }
  }
  return found;
}
