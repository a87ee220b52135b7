/*
 * Published form of the entries of a prize draw: `shasum -a 256` of the downloaded list gives the published hash.
 * Server and browser run this code, with Web Crypto.
 */

/** Returns the list as it is hashed and downloaded: sorted by code units, a line feed after each entry. */
export function listText(entries: readonly string[]): string {
  return [...entries]
    .sort()
    .map((entry) => `${entry}\n`)
    .join('');
}

/** Returns the entries of a list in their order. */
export function listEntries(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

/** Returns the SHA-256 of a text in UTF-8, in lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(digest);
}

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
