import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type FirebaseAppConfig, loadFirebaseAppConfig } from './firebase-config.ts';

/** An attendee's session and a staff session live side by side, each in a Firebase app of its own. */
export type Persona = 'attendee' | 'staff';

export interface FirebaseServices extends FirebaseAppConfig {
  app: FirebaseApp;
  auth: Auth;
}

/** Across tabs and reloads, for staff too: a phone throws a volunteer's tab away. Each ends by its own time. */
const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

const servicesByPersona = new Map<Persona, Promise<FirebaseServices>>();

/** The persona's app and auth, made on first use; no Firestore. */
export function openFirebase(persona: Persona): Promise<FirebaseServices> {
  const open =
    servicesByPersona.get(persona) ??
    loadFirebaseAppConfig().then((setup) => createServices(persona, setup));
  servicesByPersona.set(persona, open);
  open.catch(() => servicesByPersona.delete(persona));
  return open;
}

function createServices(persona: Persona, setup: FirebaseAppConfig): FirebaseServices {
  const app = initializeApp(setup.options, persona);
  const auth = initializeAuth(app, { persistence });
  if (setup.emulatorOffset !== null) {
    const address = `http://127.0.0.1:${9099 + setup.emulatorOffset}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  return { ...setup, app, auth };
}
