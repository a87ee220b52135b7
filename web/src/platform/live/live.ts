import { withId } from '@wine-walk/common/lib/with-id.ts';
import { readStored } from '@wine-walk/common/model/fields/stored.ts';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { z } from 'zod';
import { reportInvalidFields } from './invalid-document-error.ts';
import {
  type ListenerState,
  type LiveQuery,
  type LiveRequest,
  type LiveStore,
  NotConnectedError,
  requestKey,
} from './live-store.ts';
import { useIsSlow } from './use-is-slow.ts';

/** State of live data. `missing`: the document does not exist. */
export type Live<T> = { retry: () => void } & (
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'missing'; data: undefined; error: undefined }
  | { status: 'error'; data: undefined; error: Error }
);

type WithoutRetry<L> = L extends unknown ? Omit<L, 'retry'> : never;
type State<T> = WithoutRetry<Live<T>>;

/** Live data of this part of the app; see FirebaseProvider. */
export const LiveContext = createContext<LiveStore | null>(null);

/**
 * Subscribes to a document. A null path waits. Components with the same path share a listener. Invalid parts that the
 * schema can do without are logged; fails with an InvalidDocumentError if it cannot.
 */
export function useLiveDocument<S extends z.ZodType>(
  path: string | null,
  schema: S,
): Live<z.output<S>> {
  const [emission, retry] = useListenerState(path === null ? null : { kind: 'document', path });
  return useMemo(
    () => ({ ...documentState(path ?? '', emission, schema), retry }),
    [path, emission, schema, retry],
  );
}

/**
 * Subscribes to the documents of a query with their ids; a null query waits. Invalid documents, and invalid parts of
 * others, are omitted and logged.
 */
export function useLiveQuery<S extends z.ZodObject>(
  query: LiveQuery | null,
  schema: S,
): Live<(z.output<S> & { id: string })[]> {
  const [emission, retry] = useListenerState(query && { kind: 'query', query });
  const path = query?.path ?? '';
  return useMemo(
    () => ({ ...queryState(path, emission, schema), retry }),
    [path, emission, schema, retry],
  );
}

function useListenerState(request: LiveRequest | null) {
  const store = use(LiveContext);
  if (!store) throw new Error('Live data is used outside of FirebaseProvider.');
  const key = request && requestKey(request);
  const state = useSyncExternalStore(store.subscribe, () =>
    key === null ? undefined : store.getState(key),
  );
  // Again after the user has changed.
  const isRequested = state !== undefined;
  const requestOnce = useEffectEvent(() => request && store.request(request));
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests once per key.
  useEffect(() => {
    if (!isRequested) requestOnce();
  }, [store, key, isRequested]);
  const [retries, setRetries] = useState(0);
  const isWaiting = key !== null && (state ?? waiting).kind === 'waiting';
  const isLate = useIsSlow(isWaiting, maxWaitMs, `${retries} ${key}`);
  const retry = useCallback(() => {
    if (key === null) return;
    setRetries((count) => count + 1);
    store.retry(key);
  }, [store, key]);
  return [isLate ? unanswered : state, retry] as const;
}

/** Waiting time for the first data, in milliseconds; data that comes later is shown. */
const maxWaitMs = 10_000;
const waiting: ListenerState = { kind: 'waiting' };
const unanswered: ListenerState = {
  kind: 'error',
  error: new NotConnectedError('No data for 10 seconds.'),
};

const loading = { status: 'loading', data: undefined, error: undefined } as const;
const missing = { status: 'missing', data: undefined, error: undefined } as const;
const failed = (error: Error) => ({ status: 'error', data: undefined, error }) as const;

function documentState<S extends z.ZodType>(
  path: string,
  emission: ListenerState | undefined,
  schema: S,
): State<z.output<S>> {
  if (emission?.kind === 'error') return failed(emission.error);
  if (emission?.kind !== 'document') return loading;
  if (emission.value === undefined) return missing;
  const read = readStored(schema, emission.value);
  const invalid = reportInvalidFields(path, read.invalidFields);
  return read.success ? { status: 'ready', data: read.data, error: undefined } : failed(invalid);
}

function queryState<S extends z.ZodObject>(
  collection: string,
  emission: ListenerState | undefined,
  schema: S,
): State<(z.output<S> & { id: string })[]> {
  if (emission?.kind === 'error') return failed(emission.error);
  if (emission?.kind !== 'documents') return loading;
  const data: (z.output<S> & { id: string })[] = [];
  for (const { id, fields } of emission.values) {
    const read = readStored(schema, fields);
    reportInvalidFields(`${collection}/${id}`, read.invalidFields);
    if (read.success) data.push(withId({ id, data: read.data }));
  }
  return { status: 'ready', data, error: undefined };
}
