import { z } from 'zod';
import { documentId } from '../../contract/values.ts';

/** Where the next page begins: after this value and id, in this pass of the search. */
const cursor = z.tuple([z.number().int().min(0).max(4), z.string(), documentId]);
export type Cursor = z.infer<typeof cursor>;

export function writeCursor(place: Cursor): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads what `writeCursor` wrote; undefined for anything else. */
export function readCursor(text: string): Cursor | undefined {
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
