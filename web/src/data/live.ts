import type { Firestore } from 'firebase/firestore';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useObservable } from 'reactfire';
import type { z } from 'zod';
import { purgeSource } from './live-registry.ts';
import { documentSource, type Emission, type LiveQuery, querySource } from './live-source.ts';

/** What a screen knows of something in Firestore, now. `missing`: the document does not exist. */
export type Live<T> = { retry: () => void } & (
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'missing'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: Error }
);

type WithoutRetry<L> = L extends unknown ? Omit<L, 'retry'> : never;
type State<T> = WithoutRetry<Live<T>>;

/** The Firestore of whoever uses this part of the app; see FirestoreProvider. */
export const FirestoreContext = createContext<Firestore | null>(null);

function useDb(): Firestore {
  const db = use(FirestoreContext);
  if (!db) throw new Error('Live data is used outside of FirestoreProvider.');
  return db;
}

/**
 * A document, kept up to date while the app is open. A null path waits. Two components that ask for the same
 * path share one listener. What does not have the schema's shape is an error.
 */
export function useLiveDocument<S extends z.ZodType>(
  path: string | null,
  schema: S,
): Live<z.output<S>> {
  const db = useDb();
  const id = `${db.app.name}:document:${path}`;
  const [emission, retry] = useEmission(id, () => documentSource(db, id, path));
  return useMemo(() => ({ ...documentState(emission, schema), retry }), [emission, schema, retry]);
}

/** A query's documents with their ids, kept up to date; a null query waits. */
export function useLiveQuery<S extends z.ZodObject>(
  query: LiveQuery | null,
  schema: S,
): Live<(z.output<S> & { id: string })[]> {
  const db = useDb();
  const id = `${db.app.name}:query:${JSON.stringify(query)}`;
  const [emission, retry] = useEmission(id, () => querySource(db, id, query));
  return useMemo(() => ({ ...queryState(emission, schema), retry }), [emission, schema, retry]);
}

function useEmission(id: string, source: () => ReturnType<typeof documentSource>) {
  const [, setAttempt] = useState(0);
  const { data } = useObservable<Emission>(id, source());
  const retry = useCallback(() => {
    purgeSource(id);
    setAttempt((attempt) => attempt + 1);
  }, [id]);
  return [data, retry] as const;
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;
const missing = { status: 'missing', data: undefined, error: undefined } as const;
const failed = (error: Error) => ({ status: 'error', data: undefined, error }) as const;

function documentState<S extends z.ZodType>(emission: Emission, schema: S): State<z.output<S>> {
  if (emission?.kind === 'error') return failed(emission.error);
  if (emission?.kind !== 'document') return loading;
  if (emission.value === undefined) return missing;
  const parsed = schema.safeParse(emission.value);
  return parsed.success
    ? { status: 'ready', data: parsed.data, error: undefined }
    : failed(parsed.error);
}

function queryState<S extends z.ZodObject>(
  emission: Emission,
  schema: S,
): State<(z.output<S> & { id: string })[]> {
  if (emission?.kind === 'error') return failed(emission.error);
  if (emission?.kind !== 'documents') return loading;
  const data: (z.output<S> & { id: string })[] = [];
  for (const { id, fields } of emission.values) {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return failed(parsed.error);
    data.push({ ...parsed.data, id });
  }
  return { status: 'ready', data, error: undefined };
}
