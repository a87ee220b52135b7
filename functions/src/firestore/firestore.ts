import type { Firestore } from 'firebase-admin/firestore';
import { openApp } from './app.ts';

let opened: Promise<Firestore> | undefined;

/** Returns the Firestore client. Its library is loaded on first use, which shortens cold starts. */
export function firestore(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  const [{ getFirestore }] = await Promise.all([import('firebase-admin/firestore'), openApp()]);
  // One that was restored from a backup has another name (docs/runbook.md).
  return getFirestore(process.env.FIRESTORE_DATABASE ?? '(default)');
}
