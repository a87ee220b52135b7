export interface CsvText {
  text: string;
  /** True if the encoding is a guess, which may garble accents. */
  isGuess: boolean;
}

/**
 * Returns the text of a CSV file without its byte order mark. UTF-16 is read if a mark declares it, as Excel's "Unicode
 * text" does. Text that is not UTF-8 is read as Windows-1252, which Excel's "CSV" uses in western countries. Returns null for
 * text with control characters: it is another encoding or no text.
 */
export function readCsvText(bytes: Uint8Array): CsvText | null {
  const unicode = decode(bytes, encodingOf(bytes));
  if (unicode !== null) return { text: unicode, isGuess: false };
  const text = decode(bytes, 'windows-1252');
  if (text === null || /[^\P{Cc}\t\r\n]/u.test(text)) return null;
  return { text, isGuess: true };
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
