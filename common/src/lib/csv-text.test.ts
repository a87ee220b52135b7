import { describe, expect, it } from 'vitest';
import { notUtf8, readCsvText } from './csv-text.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('readCsvText', () => {
  // spec: B4.19
  it('reads UTF-8 with accents, and removes the byte order mark', () => {
    expect(readCsvText(bytes('Zoë;Íñiguez'))).toEqual({ text: 'Zoë;Íñiguez' });
    expect(readCsvText(bytes('\ufeffTicket ID'))).toEqual({ text: 'Ticket ID' });
    expect(readCsvText(bytes(''))).toEqual({ text: '' });
  });

  it('reads UTF-16 with a byte order mark', () => {
    const little = bytes('\ufeffZoë', 'utf16le');
    expect(readCsvText(little)).toEqual({ text: 'Zoë' });
    expect(readCsvText(Buffer.from(little).swap16())).toEqual({ text: 'Zoë' });
  });

  it.each([
    [0xff, 0x41],
    [0x41, 0xfe],
    [0xfe, 0x41],
    [0x41, 0xff],
  ])('ignores half of a UTF-16 mark (%i, %i)', (...mark) => {
    expect(readCsvText(Uint8Array.from(mark))).toEqual({ problem: notUtf8 });
  });

  // spec: B10.2
  it('rejects any other encoding with its own message', () => {
    expect(readCsvText(bytes('Zoë;Íñiguez', 'latin1'))).toEqual({ problem: notUtf8 });
    expect(readCsvText(Uint8Array.of(0x50, 0x4b, 3, 4, 0xff))).toEqual({ problem: notUtf8 });
  });
});
