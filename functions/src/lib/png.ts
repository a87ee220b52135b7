import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels of a module: one byte of a row at 1 bit per pixel. */
const pixelsPerModule = 8;
/** Modules of white around the code, which scanners require. */
const border = 4;

/** Returns the QR code of a text as a PNG, since mail clients show no SVG. */
export function qrPng(text: string): Buffer {
  const { data: modules, size } = encode(text, { ecc: 'M', border });
  const rows = modules.flatMap((row) => {
    const pixels = Buffer.from([0, ...row.map((isDark) => (isDark ? 0x00 : 0xff))]);
    return Array.from({ length: pixelsPerModule }, () => pixels);
  });
  return squarePng(size * pixelsPerModule, { bits: 1, colorType: grayscale }, rows);
}

/** Returns a square of one color, `#rrggbb`, as a PNG. `size`: in pixels. */
export function colorPng(color: string, size: number): Buffer {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return rgbPng(size, () => rgb);
}

/** Returns a square as a PNG. `size`: in pixels. `colorAt`: red, green and blue of a pixel, from 0 to 255. */
export function rgbPng(
  size: number,
  colorAt: (column: number, row: number) => readonly number[],
): Buffer {
  const pixels = Array.from({ length: size }, (_, at) => at);
  const rows = pixels.map((row) =>
    Buffer.from([0, ...pixels.flatMap((column) => colorAt(column, row))]),
  );
  return squarePng(size, { bits: 8, colorType: trueColor }, rows);
}

const grayscale = 0;
const trueColor = 2;

/** Returns a PNG of rows that begin with their filter, 0 for none. `bits`: per sample. */
function squarePng(
  size: number,
  { bits, colorType }: { bits: number; colorType: number },
  rows: readonly Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(bits, 8);
  // The zeros after it mean deflate, adaptive filters, not interlaced.
  header.writeUInt8(colorType, 9);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a chunk: length, type, data, checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
