import type { Firestore } from 'firebase-admin/firestore';
import { openApp } from './app.ts';

let opened: Promise<Firestore> | undefined;

/** The one Firestore client; its library is loaded at the first use, which keeps cold starts short. */
export function firestore(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  const [{ getFirestore }] = await Promise.all([import('firebase-admin/firestore'), openApp()]);
  return getFirestore();
}
