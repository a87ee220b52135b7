import type { Firestore } from 'firebase-admin/firestore';
import { openApp } from './app.ts';
import { databaseName } from './database-name.ts';

let opened: Promise<Firestore> | undefined;

/** Returns the Firestore client. Its library is loaded on first use, which shortens cold starts. */
export function firestore(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  const [{ getFirestore }] = await Promise.all([import('firebase-admin/firestore'), openApp()]);
  return getFirestore(databaseName());
}
