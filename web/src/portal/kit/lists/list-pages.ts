/** Where a list of pages stands, and the ways from there. */
export interface ListPages {
  /** The first is 1. */
  page: number;
  /** Left out where nobody has counted them. */
  pageCount?: number;
  next: (() => void) | null;
  previous: (() => void) | null;
}

/** The address with this page in it; with none, the first. */
export function withPage(address: URLSearchParams, page: string | false): URLSearchParams {
  const after = new URLSearchParams(address);
  if (page) after.set('page', page);
  else after.delete('page');
  return after;
}

/** Tells one list's filters from another's: a page is good for its own alone. */
export function filterHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
