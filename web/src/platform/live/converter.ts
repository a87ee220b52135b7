import { Timestamp } from 'firebase/firestore';

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
