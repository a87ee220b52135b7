import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { databaseToOpen } from './database.ts';
import { openFirebase, type Persona } from './firebase-auth.ts';
import { watchDatabase } from './watch-database.ts';

const stores = new Map<Persona, Promise<Firestore>>();

/** Opens the persona's Firestore with an in-memory cache; live-event-data.ts persists data. */
export function openFirestore(persona: Persona): Promise<Firestore> {
  const open = stores.get(persona) ?? connect(persona);
  stores.set(persona, open);
  open.catch(() => stores.delete(persona));
  return open;
}

async function connect(persona: Persona): Promise<Firestore> {
  const { app, emulatorOffset } = await openFirebase(persona);
  const db = initializeFirestore(app, {}, databaseToOpen());
  watchDatabase();
  if (emulatorOffset !== null) connectFirestoreEmulator(db, '127.0.0.1', 8080 + emulatorOffset);
  return db;
}
