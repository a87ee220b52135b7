import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  onSnapshot,
  query,
  where,
} from 'firebase/firestore';
import { change, stored } from './store/database.ts';

/** Reaction of a listener to a change: `told` a new snapshot, `cut` off as denied, or `gone` with the document. */
export type ListenerEvent = 'told' | 'cut' | 'gone';

export interface Listener {
  /** Changes the document without the API and returns the reaction of the listener. */
  afterChange: () => Promise<ListenerEvent>;
}

export interface Device {
  /** ID token that the device sends. */
  token: string;
  /** Listens to a document; resolves after the first snapshot. */
  onDocument: (path: string) => Promise<Listener>;
  /** Listens to the documents of a collection with this field value; `path` is the one that changes. */
  onQuery: (path: string, field: string, value: unknown) => Promise<Listener>;
  close: () => Promise<void>;
}

const [authHost, firestoreHost] = [
  process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  process.env.FIRESTORE_EMULATOR_HOST ?? '',
];

/** Signs in with the custom token and listens with the app's Firebase SDK. */
export async function openDevice(sessionId: string): Promise<Device> {
  const app = initializeApp(
    { projectId: process.env.GCLOUD_PROJECT, apiKey: 'demo' },
    randomUUID(),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const { user } = await signInWithCustomToken(auth, sessionId);
  const db = getFirestore(app);
  const [host = '', port] = firestoreHost.split(':');
  connectFirestoreEmulator(db, host, Number(port));
  return {
    token: await user.getIdToken(),
    onDocument: (path) =>
      listen(path, (next, refused) =>
        onSnapshot(doc(db, path), (found) => next(found.exists() ? [found] : []), refused),
      ),
    onQuery: (path, field, value) => {
      const documents = collection(db, path.slice(0, path.lastIndexOf('/')));
      return listen(path, (next, refused) =>
        onSnapshot(query(documents, where(field, '==', value)), ({ docs }) => next(docs), refused),
      );
    },
    close: () => deleteApp(app),
  };
}

type Found = { get: (field: string) => unknown };
type Subscribe = (next: (found: readonly Found[]) => void, refused: () => void) => unknown;

async function listen(path: string, subscribe: Subscribe): Promise<Listener> {
  const opened = Promise.withResolvers<void>();
  let last: readonly Found[] = [];
  let isCut = false;
  let onOpen = () => opened.resolve();
  subscribe(
    (found) => {
      last = found;
      onOpen();
    },
    () => {
      isCut = true;
      onOpen();
    },
  );
  await opened.promise;
  if (isCut) throw new Error(`${path} is refused before anything happens.`);
  return {
    async afterChange() {
      const received = Promise.withResolvers<ListenerEvent>();
      const mark = randomUUID();
      onOpen = () => {
        if (isCut) received.resolve('cut');
        else if (last.length === 0) received.resolve('gone');
        else if (last.some((found) => found.get('mark') === mark)) received.resolve('told');
      };
      onOpen();
      if (await stored(path)) await change(path, { mark });
      return received.promise;
    },
  };
}
