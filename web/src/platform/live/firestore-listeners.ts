import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  onSnapshot,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { retryWithBackoff } from '../api/retry-with-backoff.ts';
import { revalidateSession } from '../session/revalidate-session.ts';
import type { ListenerState, LiveQuery, LiveRequest, OpenListener } from './live-store.ts';

/** Converts all Timestamps in a document to ISO 8601 instants. */
export function fromFirestore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fromFirestore(field)]),
  );
}

/** Converts a query value: fields named `…At` or `…Time` to Timestamps. */
export function toFirestore(field: string, value: unknown): unknown {
  const isInstant = typeof value === 'string' && /(At|Time)$/.test(field);
  return isInstant ? Timestamp.fromDate(new Date(value)) : value;
}

/** Time after which a listener counts as healthy, in milliseconds. */
const healthyAfterMs = 60_000;

/**
 * Returns the function that opens listeners of this Firestore. Firestore does not reopen a terminated listener: it is
 * reopened here unless the rules rejected it. The last data stays if it returns at once; otherwise the error is
 * shown until there is data.
 */
export function listenersOf(db: Firestore): OpenListener {
  return (request, received) => {
    let close: () => void = () => undefined;
    let openedAt = 0;
    let answered = false;
    const retry = retryWithBackoff(open);
    function open() {
      openedAt = performance.now();
      answered = false;
      close = listen(db, request, emitted, ended);
    }
    function emitted(state: ListenerState) {
      // A reopened listener first reports that it is waiting.
      if (state.kind === 'waiting' && retry.retries() > 0) return;
      answered = true;
      received(state);
    }
    function ended(error: Error) {
      if (isPermissionDenied(error)) {
        if (db.app.name === 'attendee') void revalidateSession();
        return received({ kind: 'error', error });
      }
      if (performance.now() - openedAt >= healthyAfterMs) retry.reset();
      if (!answered || retry.retries() > 0) received({ kind: 'error', error });
      retry.schedule();
    }
    open();
    return () => {
      retry.stop();
      close();
    };
  };
}

function listen(
  db: Firestore,
  request: LiveRequest,
  emitted: (state: ListenerState) => void,
  ended: (error: Error) => void,
): () => void {
  return request.kind === 'document'
    ? onSnapshot(doc(db, request.path), (snapshot) => emitted(readDocument(snapshot)), ended)
    : onSnapshot(toQuery(db, request.query), (snapshot) => emitted(readDocuments(snapshot)), ended);
}

/** The rules terminate listeners of an ended session. */
function isPermissionDenied(error: Error): boolean {
  return 'code' in error && error.code === 'permission-denied';
}

/** Offline, an empty cache reports a missing document: that is waiting. */
function readDocument(snapshot: DocumentSnapshot): ListenerState {
  if (!snapshot.exists() && snapshot.metadata.fromCache) return { kind: 'waiting' };
  return { kind: 'document', value: fromFirestore(snapshot.data()) };
}

function readDocuments(snapshot: QuerySnapshot): ListenerState {
  if (snapshot.empty && snapshot.metadata.fromCache) return { kind: 'waiting' };
  const values = snapshot.docs.map((document) => ({
    id: document.id,
    fields: fromFirestore(document.data()),
  }));
  return { kind: 'documents', values };
}

function toQuery(db: Firestore, request: LiveQuery): Query {
  const conditions = request.where ?? [];
  const order = request.orderBy ?? [];
  return query(
    collection(db, request.path),
    ...conditions.map(([field, op, value]) => where(field, op, toFirestore(field, value))),
    ...order.map(([field, direction]) => orderBy(field, direction)),
  );
}
