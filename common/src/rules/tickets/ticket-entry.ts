/** White space, dashes of every length, underscores, and a scanner's hyphen on a German or Spanish keyboard. */
const separators = /[\s\p{Pd}\u2212_ß'’]/gu;
const alike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const longestKey = 64;

/**
 * Returns the key that all spellings of a ticket ID share: capitals without separators, with `0` for O and `1` for I
 * and L. Null if the text cannot be a ticket ID. Two IDs can share a key, so an exact ID comes first.
 */
export function ticketEntryKey(typed: string): string | null {
  const key = typed
    .normalize('NFKC')
    .replace(separators, '')
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => alike[letter] ?? letter);
  return /^[A-Z0-9]+$/.test(key) && key.length <= longestKey ? key : null;
}

/** Query parameter of a printed ticket's link to the registration. */
const ticketParameter = 'ticket';

/** Returns the ticket ID in the query of a printed ticket's link; null if there is none. */
export function ticketOfQuery(query: URLSearchParams): string | null {
  // Some scanners and printers write links in capitals.
  const [, id] = [...query].find(([name]) => name.toLowerCase() === ticketParameter) ?? [];
  return id ?? null;
}

/** Returns the ticket ID of a scanned code, which is a printed ticket's link or the ID alone; null for other codes. */
export function ticketOfCode(text: string): string | null {
  const scanned = text.trim();
  if (URL.canParse(scanned)) {
    const { pathname, searchParams } = new URL(scanned);
    return /\/waiver\/?$/i.test(pathname) ? ticketOfQuery(searchParams) : null;
  }
  return /\d/.test(scanned) && ticketEntryKey(scanned) !== null ? scanned : null;
}
