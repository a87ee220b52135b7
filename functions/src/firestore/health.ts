import { auth } from './auth.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';

/** ID of no document and of no account. */
const noId = 'health-check';

/** Reads from Firestore and Auth. Throws if one of them cannot answer. */
export async function reachFirestoreAndAuth(): Promise<void> {
  await Promise.all([
    firestore().then((db) => db.doc(documentPaths.event(noId)).get()),
    auth().then((client) => client.getUsers([{ uid: noId }])),
  ]);
}
