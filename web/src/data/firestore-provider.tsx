import type { Firestore } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import type { Persona } from './firebase-auth.ts';
import { openFirestore } from './firestore.ts';
import { FirestoreContext } from './live.ts';

interface Props {
  persona: Persona;
  /** Shown until Firestore is connected. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Lets everything beneath it use live data as this persona. */
export function FirestoreProvider({ persona, fallback, children }: Props) {
  const [db, setDb] = useState<Firestore | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    openFirestore(persona).then(setDb, setError);
  }, [persona]);
  if (error) throw error;
  return db ? <FirestoreContext value={db}>{children}</FirestoreContext> : fallback;
}
