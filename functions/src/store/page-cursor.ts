import { z } from 'zod';
import { documentId } from '../contract/values.ts';

const pageCursor = z.tuple([z.number().int().min(0), z.string(), documentId]);

/** Where the next page begins: after this value and id, in this pass of the search. */
export type PageCursor = z.infer<typeof pageCursor>;

export function writeCursor(place: PageCursor): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads what `writeCursor` wrote of a search with so many passes; undefined for anything else. */
export function readCursor(text: string, passes: number): PageCursor | undefined {
  try {
    const place = pageCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return place[0] < passes ? place : undefined;
  } catch {
    return undefined;
  }
}
