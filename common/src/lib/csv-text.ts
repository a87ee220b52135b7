/** Problem with a file that is not UTF-8. */
export const notUtf8 =
  'This file isn’t in UTF-8, so we can’t read its accents. Save it as "CSV UTF-8" and choose it again.';

/**
 * Returns the text of a CSV file without its byte order mark. UTF-16 is read if a mark declares it, as
 * Excel's "Unicode text" does. Other encodings are rejected, since guessing would garble names.
 */
export function readCsvText(bytes: Uint8Array): { text: string } | { problem: string } {
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes) };
  } catch {
    return { problem: notUtf8 };
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
