import './urls.ts';
import { type CatalogueBusiness, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { fromFirestore, toFirestore } from '../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';

export const eventId = demoEventId;

/** A document as it is stored, past the rules; undefined where there is none. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is stored is what the tests look at
export async function stored(path: string): Promise<any> {
  return fromFirestore((await (await firestore()).doc(path).get()).data());
}

/** When a document was written the last time; undefined where there is none. */
export async function writtenAt(path: string): Promise<number | undefined> {
  return (await (await firestore()).doc(path).get()).updateTime?.valueOf() as number | undefined;
}

/** The documents of a collection as they are stored, in the order of their ids. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is stored is what the tests look at
export async function storedIn(collection: string): Promise<any[]> {
  const { docs } = await (await firestore()).collection(collection).get();
  return docs.map((each) => fromFirestore(each.data()));
}

/** Changes a document past the API, as others change it meanwhile. */
export async function change(path: string, data: Record<string, unknown>): Promise<void> {
  await (await firestore()).doc(path).set(toFirestore(data), { merge: true });
}

/** As if somebody had registered an hour earlier than they did: a time to have walked in. */
export function registeredAnHourAgo(uid: string): Promise<void> {
  const registeredAt = new Date(Date.now() - 60 * 60_000).toISOString();
  return change(documentPaths.progress(uid, eventId), { registeredAt });
}

/** How many documents a collection has. */
export async function howMany(collection: string): Promise<number> {
  return (await (await firestore()).collection(collection).count().get()).data().count;
}

/** What the audit says was done with a document: its actions, in no order. */
export async function auditedOf(target: string): Promise<string[]> {
  const notes = await (await firestore()).collection('audit').where('target', '==', target).get();
  return notes.docs.map((note) => String(note.get('action')));
}

/** The demo event's businesses as attendees see them, with their places. */
export async function readBusinesses(): Promise<CatalogueBusiness[]> {
  const catalogue = await readDocument(documentPaths.catalogue(eventId), catalogDocument);
  return catalogue?.data.businesses ?? [];
}

/** A place this many metres north of a business. */
export function northOf(business: { latitude: number; longitude: number }, meters: number) {
  return { latitude: business.latitude + meters / 111_195, longitude: business.longitude };
}

/** An unused ticket that no other test has: made for the purpose. */
export async function newTicket(
  id: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  await (await firestore()).doc(documentPaths.ticket(id)).set(
    toFirestore({
      ...(await stored(documentPaths.ticket('WW2024-001299'))),
      ...changes,
    }),
  );
  return id;
}
