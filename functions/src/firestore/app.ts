/**
 * Makes the default Firebase app where there is none. A Firestore trigger finds an app there already,
 * which firebase-functions made for itself: it is not the default one.
 */
export async function openApp(): Promise<void> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();
}
