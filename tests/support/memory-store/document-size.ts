import { type Fields, MemoryTimestamp } from './memory-values.ts';

/** Maximum size of a document in Firestore. */
export const maxDocumentBytes = 1024 * 1024;

/** Returns the size of a document (https://firebase.google.com/docs/firestore/storage-size). */
export function documentBytes(path: string, fields: Fields): number {
  const name = path.split('/').reduce((sum, part) => sum + textBytes(part), 16);
  return name + mapBytes(fields) + 32;
}

const textBytes = (text: string) => Buffer.byteLength(text) + 1;

const mapBytes = (fields: object): number =>
  Object.entries(fields).reduce(
    (sum, [name, value]) => sum + textBytes(name) + valueBytes(value),
    0,
  );

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number' || value instanceof MemoryTimestamp) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valueBytes(item), 0);
  return typeof value === 'object' && value !== null ? mapBytes(value) : 1;
}
