type PlainData = Record<string, unknown>;

/** Names of fields that hold instants, such as `startTime` and `createdAt`. */
const instantField = /(?:At|Time)$/;
/** Format of an instant, since the ID that is a map's key may end in `At` as well. */
const instantText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Converts plain values to Firestore: instants, recognized by their fields' names, become Timestamps. */
export function toFirestore(value: PlainData): PlainData {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, toFirestoreValue(name, item)]),
  );
}

/** Firestore's library turns a Date into a Timestamp, so that its own class need not be loaded here. */
function toFirestoreValue(name: string, value: unknown): unknown {
  if (typeof value === 'string')
    return instantField.test(name) && instantText.test(value) ? new Date(value) : value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isPlain(item) ? toFirestore(item) : item));
  return isPlain(value) ? toFirestore(value) : value;
}

/** Converts Firestore values to plain ones: every Timestamp becomes an instant. */
export function fromFirestore(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fromFirestore(item)]),
  );
}

function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

function isPlain(value: unknown): value is PlainData {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
