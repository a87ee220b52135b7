import type { Firestore } from 'firebase-admin/firestore';

let opened: Promise<Firestore> | undefined;

/** The one Firestore client; its library is loaded at the first use, which keeps cold starts short. */
export function firestore(): Promise<Firestore> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Firestore> {
  const [{ getApps, initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  if (getApps().length === 0) initializeApp();
  return getFirestore();
}
