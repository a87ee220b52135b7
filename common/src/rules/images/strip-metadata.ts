import type { ImageType } from '../../model/images.ts';
import { ascii } from './image-facts.ts';

/**
 * Returns a picture without metadata, such as the place where it was taken. Its pixels, color profile and orientation stay. Decodes
 * nothing.
 */
export function stripMetadata(bytes: Uint8Array, type: ImageType): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  try {
    readers[type](bytes, view, parts);
  } catch (error) {
    // The file ends early; the read part is a picture as incomplete as before.
    if (!(error instanceof RangeError)) throw error;
  }
  const whole = joined(parts);
  if (type === 'image/webp') correctWebpHeader(whole);
  return whole;
}

/** Adds the parts of a picture that are no metadata. Throws a RangeError if the file ends early. */
type Reader = (bytes: Uint8Array, view: DataView, parts: Uint8Array[]) => void;

const readers: Record<ImageType, Reader> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
};

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Chunks with texts, times and EXIF: https://www.w3.org/TR/png-3/#11Ancillary-chunks */
const pngMetadata: ReadonlySet<string> = new Set(['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt']);

function readPng(bytes: Uint8Array, view: DataView, parts: Uint8Array[]): void {
  parts.push(bytes.subarray(0, 8));
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = ascii(bytes, at + 4, at + 8);
    if (!pngMetadata.has(type)) parts.push(bytes.subarray(at, end));
    // Bytes after the end are not part of the picture.
    if (type === 'IEND') return;
    at = end;
  }
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Uint8Array, view: DataView, parts: Uint8Array[]): void {
  parts.push(bytes.subarray(0, 12));
  const fileEnd = Math.min(8 + view.getUint32(4, true), bytes.length);
  for (let at = 12; at < fileEnd; ) {
    const size = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + size + (size % 2), fileEnd);
    if (!['EXIF', 'XMP '].includes(ascii(bytes, at, at + 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

const webpMetadataFlags = 0b1100;

/** Sets the size of a WebP picture, and clears the flags of its metadata. */
function correctWebpHeader(bytes: Uint8Array): void {
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(4, bytes.length - 8, true);
  const flags = bytes[20];
  if (ascii(bytes, 12, 16) === 'VP8X' && flags !== undefined)
    bytes[20] = flags & ~webpMetadataFlags;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, section B.1 */
function readJpeg(bytes: Uint8Array, view: DataView, parts: Uint8Array[]): void {
  parts.push(bytes.subarray(0, 2));
  for (let at = 2; ; ) {
    // Fill bytes can precede a marker.
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) {
      // Pictures after the end, such as a preview or a film, have metadata of their own.
      parts.push(bytes.subarray(at, at + 2));
      return;
    }
    let end = at + 2 + view.getUint16(at + 2);
    const content = bytes.subarray(at + 4, end);
    if (marker === startOfScan) end = scanEnd(bytes, end);
    if (!isJpegMetadata(marker, content)) parts.push(bytes.subarray(at, end));
    const orientation = marker === 0xe1 ? orientationOf(content) : 1;
    if (orientation > 1) parts.push(orientationSegment(orientation));
    at = end;
  }
}

/** True for comments and all APPn but the JFIF header, color profiles and color transforms, without which colors change. */
function isJpegMetadata(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return ascii(content, 0, 4) !== 'JFIF';
  if (marker === 0xe2) return ascii(content, 0, 11) !== 'ICC_PROFILE';
  if (marker === 0xee) return ascii(content, 0, 5) !== 'Adobe';
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef);
}

/** Returns the end of the data of a scan: the next marker that is no restart, or the end of the file. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !isRestart) return at;
  }
  return bytes.length;
}

const orientationTag = 0x0112;

/**
 * Returns the orientation of an EXIF segment; 1 if it has none.
 * https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf, section 4.6.2
 */
function orientationOf(content: Uint8Array): number {
  if (content.length < 14 || ascii(content, 0, 6) !== 'Exif\0\0') return 1;
  const tiff = new DataView(content.buffer, content.byteOffset + 6, content.length - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  for (let entry = directory + 2; entry + 12 <= tiff.byteLength; entry += 12) {
    if (tiff.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns an EXIF segment with the orientation only. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const content = [...exif, ...tiff, 0, 1, ...entry, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, content.length + 2, ...content]);
}
