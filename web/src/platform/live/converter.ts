import { Timestamp } from 'firebase/firestore';

/** A document's fields with every Timestamp, however deep, as an ISO 8601 instant. */
export function fromFirestore(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fromFirestore(field)]),
  );
}

/** What a query compares the field with: instants (fields named `…At` or `…Time`) as Timestamps. */
export function toFirestore(field: string, value: unknown): unknown {
  const isInstant = typeof value === 'string' && /(At|Time)$/.test(field);
  return isInstant ? Timestamp.fromDate(new Date(value)) : value;
}
