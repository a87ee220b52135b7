import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type FirebaseSetup, loadFirebaseSetup } from './firebase-config.ts';

/** An attendee's session and a staff session live side by side, each in a Firebase app of its own. */
export type Persona = 'attendee' | 'staff';

export interface FirebaseGround extends FirebaseSetup {
  app: FirebaseApp;
  auth: Auth;
}

/** Across tabs and reloads, for staff too: a phone throws a volunteer's tab away. Each ends by its own time. */
const persistence = [indexedDBLocalPersistence, browserLocalPersistence];

const grounds = new Map<Persona, Promise<FirebaseGround>>();

/** The persona's app and auth, made on first use; no Firestore. */
export function openFirebase(persona: Persona): Promise<FirebaseGround> {
  const open = grounds.get(persona) ?? loadFirebaseSetup().then((setup) => ground(persona, setup));
  grounds.set(persona, open);
  open.catch(() => grounds.delete(persona));
  return open;
}

function ground(persona: Persona, setup: FirebaseSetup): FirebaseGround {
  const app = initializeApp(setup.options, persona);
  const auth = initializeAuth(app, { persistence });
  if (setup.emulatorOffset !== null) {
    const address = `http://127.0.0.1:${9099 + setup.emulatorOffset}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  return { ...setup, app, auth };
}
