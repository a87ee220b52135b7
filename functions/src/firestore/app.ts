/**
 * Creates the default Firebase app if there is none. In a Firestore trigger, firebase-functions has created
 * an app already, which is not the default one.
 */
export async function openApp(): Promise<void> {
  const { getApps, initializeApp } = await import('firebase-admin/app');
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) initializeApp();
}
