import { describe, expect, it } from 'vitest';
import { readCsvText } from './csv-text.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const known = (text: string) => ({ text, isGuess: false });

describe('readCsvText', () => {
  it('reads UTF-8 with accents, and removes the byte order mark', () => {
    expect(readCsvText(bytes('Zoë;Íñiguez'))).toEqual(known('Zoë;Íñiguez'));
    expect(readCsvText(bytes('\ufeffTicket ID'))).toEqual(known('Ticket ID'));
    expect(readCsvText(bytes(''))).toEqual(known(''));
  });

  it('reads UTF-16 with a byte order mark', () => {
    const little = bytes('\ufeffZoë', 'utf16le');
    expect(readCsvText(little)).toEqual(known('Zoë'));
    expect(readCsvText(Buffer.from(little).swap16())).toEqual(known('Zoë'));
  });

  it('reads what is not UTF-8 as Windows-1252', () => {
    const text = 'Zoë;Íñiguez – “Ana” €';
    const encoded = Uint8Array.from([
      ...bytes('Zoë;Íñiguez ', 'latin1'),
      0x96,
      0x20,
      0x93,
      0x41,
      0x6e,
      0x61,
      0x94,
      0x20,
      0x80,
    ]);
    expect(readCsvText(encoded)).toEqual({ text, isGuess: true });
  });

  it.each([
    [[0xff, 0x41], 'ÿA'],
    [[0x41, 0xfe], 'Aþ'],
    [[0xfe, 0x41], 'þA'],
    [[0x41, 0xff], 'Aÿ'],
  ])('ignores half of a UTF-16 mark (%j)', (mark, text) => {
    expect(readCsvText(Uint8Array.from(mark))).toEqual({ text, isGuess: true });
  });

  it.each([
    ['a zip file', [0x50, 0x4b, 3, 4, 0xff]],
    ['a byte that Windows-1252 does not define', [0x41, 0x81, 0x42]],
  ])('rejects %s', (_, content) => {
    expect(readCsvText(Uint8Array.from(content))).toBeNull();
  });
});
