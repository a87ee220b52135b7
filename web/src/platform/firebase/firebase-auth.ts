import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { startAppCheck } from './app-check.ts';
import { type FirebaseAppConfig, loadFirebaseAppConfig } from './firebase-config.ts';

/** Attendee and staff sessions coexist, each in its own Firebase app. */
export type Persona = 'attendee' | 'staff';

export interface FirebaseServices extends FirebaseAppConfig {
  app: FirebaseApp;
  auth: Auth;
}

/**
 * Persists across tabs and reloads, also for staff, since phones discard tabs. Each session has its own
 * expiry.
 */
const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

const servicesByPersona = new Map<Persona, Promise<FirebaseServices>>();

/** Creates the persona's app and auth on first use, without Firestore. */
export function openFirebase(persona: Persona): Promise<FirebaseServices> {
  const open =
    servicesByPersona.get(persona) ??
    loadFirebaseAppConfig().then((setup) => createServices(persona, setup));
  servicesByPersona.set(persona, open);
  open.catch(() => servicesByPersona.delete(persona));
  return open;
}

async function createServices(
  persona: Persona,
  setup: FirebaseAppConfig,
): Promise<FirebaseServices> {
  await startAppCheck(persona);
  const app = initializeApp(setup.options, persona);
  const auth = initializeAuth(app, { persistence });
  if (setup.emulatorOffset !== null) {
    const address = `http://127.0.0.1:${9099 + setup.emulatorOffset}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  return { ...setup, app, auth };
}
