import { fromFirestore } from '../../functions/src/firestore/converter.ts';
import { firestore } from '../../functions/src/firestore/firestore.ts';
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

/** Every document below a document path, or of the whole database without one; siblings are asked for together. */
export async function readDocuments(database: Firestore, parent?: string): Promise<Documents> {
  const place = parent ? database.doc(parent) : database;
  const collections = await place.listCollections();
  const found = await Promise.all(
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
  return new Map(found.flat());
}
