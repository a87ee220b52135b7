import { fromFirestore } from '../../functions/src/firestore/converter.ts';
import { firestore } from '../../functions/src/firestore/firestore.ts';
import { host, type Ports, projectId } from './ports.ts';

type Plain = Record<string, unknown>;
type Firestore = Awaited<ReturnType<typeof firestore>>;

/** Plain documents by path, such as `events/autumn-wine-walk`. */
export type Documents = Map<string, Plain>;

/** Opens the Firestore emulator at these ports without security rules. */
export function openDatabase(ports: Ports): Promise<Firestore> {
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${ports.firestore}`;
  process.env.GCLOUD_PROJECT = projectId;
  process.env.METADATA_SERVER_DETECTION = 'none';
  return firestore();
}

/**
 * Returns every document below a document path, or of the whole database; siblings are read in one request.
 */
export async function readDocuments(database: Firestore, parent?: string): Promise<Documents> {
  const place = parent ? database.doc(parent) : database;
  const collections = await place.listCollections();
  const documentsByCollection = await Promise.all(
    collections.map(async (collection) => {
      const references = await collection.listDocuments();
      const [documents, below] = await Promise.all([
        references.length > 0 ? database.getAll(...references) : [],
        Promise.all(references.map(({ path }) => readDocuments(database, path))),
      ]);
      const own = documents.flatMap((document) => {
        const data = document.data();
        return data ? [[document.ref.path, fromFirestore(data) as Plain] as const] : [];
      });
      return [...own, ...below.flatMap((deeper) => [...deeper])];
    }),
  );
  return new Map(documentsByCollection.flat());
}
