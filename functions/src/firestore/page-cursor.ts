import { documentId, instant } from '@wine-walk/common/model/values.ts';
import { z } from 'zod';

/** What a record is ordered by. What looks like an instant has to be one: no query can begin after another. */
const value = z.union([z.string().regex(/^(?!\d{4}-\d\d-\d\dT\d\d:)/), instant]).nullable();
const pass = z.number().int().min(0);
const writtenCursor = z.tuple([pass, value, documentId, z.string().optional()]);

/** Where the next page begins: after this value and id, in this pass of the search. */
export type PageCursor = [pass: number, value: string | null, id: string];

/** `sort`: the order that was asked for; left out: the list's own. */
export function encodeCursor(place: PageCursor, sort?: string): string {
  const written = sort === undefined ? place : [...place, sort];
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

/** Reads what `writeCursor` wrote of a search with so many passes, in the same order; undefined for anything else. */
export function decodeCursor(text: string, passes: number, sort?: string): PageCursor | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [index, after, id, of] = writtenCursor.parse(json);
    return index < passes && of === sort ? [index, after, id] : undefined;
  } catch {
    return undefined;
  }
}
