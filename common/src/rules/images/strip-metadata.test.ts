import { describe, expect, it } from 'vitest';
import { jpegHeader, pngHeader, webpHeader } from '../../support/image-headers.ts';
import { stripMetadata } from './strip-metadata.ts';

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const place = text('GPS 38.0406 -84.5037');

const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
/** EXIF segment with an orientation and a place, in little or big endian. */
function exif(orientation: number, isLittle: boolean): number[] {
  const two = (value: number) => (isLittle ? [value, value >> 8] : [value >> 8, value & 0xff]);
  const four = (value: number) => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const mark = text(isLittle ? 'II' : 'MM');
  const make = [...two(0x010f), ...two(2), ...four(place.length), ...four(0)];
  const turn = [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0];
  const tiff = [...mark, ...two(0x2a), ...four(8), ...two(2), ...make, ...turn, ...four(0)];
  return segment(0xe1, [...text('Exif\0\0'), ...tiff, ...place]);
}

const jfif = segment(0xe0, text('JFIF\0\x01\x01'));
const profile = segment(0xe2, text('ICC_PROFILE\0\x01\x01'));
/** Two scans with data that looks like markers, and the end. */
const scans = [
  ...segment(0xda, [1, 0, 0]),
  0x12,
  0xff,
  0x00,
  0xff,
  0xd3,
  0x34,
  ...segment(0xc4, [7]),
  ...segment(0xda, [1, 1, 0]),
  0x56,
  0xff,
  0xd9,
];
const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat()]);

describe('stripMetadata of a JPEG', () => {
  const strip = (...segments: number[][]) => stripMetadata(jpeg(...segments), 'image/jpeg');

  it('removes EXIF, XMP, comments, previews and what follows the end', () => {
    const xmp = segment(0xe1, [...text('http://ns.adobe.com/xap/1.0/\0'), ...place]);
    const previews = segment(0xe2, [...text('MPF\0'), ...place]);
    const comment = segment(0xfe, place);
    const second = [...jpeg(exif(1, true))];
    expect(strip(jfif, exif(1, true), xmp, profile, previews, comment, scans, second)).toEqual(
      jpeg(jfif, profile, scans),
    );
  });

  it.each([true, false])('keeps the orientation only, little endian: %s', (isLittle) => {
    const stripped = strip(exif(6, isLittle), scans);
    expect(Buffer.from(stripped).includes(Buffer.from(place))).toBe(false);
    const again = stripMetadata(stripped, 'image/jpeg');
    expect(again).toEqual(stripped);
    expect(stripped.length).toBe(jpeg(scans).length + 36);
    expect(stripped[stripped.length - scans.length - 7]).toBe(6);
  });

  it('keeps an incomplete picture incomplete, without its metadata', () => {
    const header = jpegHeader(640, 480);
    expect(stripMetadata(header, 'image/jpeg')).toEqual(
      Uint8Array.from([0xff, 0xd8, ...header.subarray(14)]),
    );
    expect(stripMetadata(header.subarray(0, 9), 'image/jpeg')).toEqual(jpeg());
  });
});

describe('stripMetadata of a PNG', () => {
  const chunk = (type: string, content: readonly number[]) => [
    0,
    0,
    0,
    content.length,
    ...text(type),
    ...content,
    1,
    2,
    3,
    4,
  ];

  it('removes EXIF, texts, times and what follows the end', () => {
    const start = [...pngHeader(4, 4)];
    const [pixels, end] = [chunk('IDAT', [1, 2]), chunk('IEND', [])];
    const metadata = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((type) => chunk(type, place));
    const bytes = [...start, ...metadata.flat(), ...pixels, ...end, ...place];
    expect(stripMetadata(Uint8Array.from(bytes), 'image/png')).toEqual(
      Uint8Array.from([...start, ...pixels, ...end]),
    );
  });
});

describe('stripMetadata of a WebP', () => {
  const chunk = (type: string, content: readonly number[]) => [
    ...text(type),
    content.length,
    0,
    0,
    0,
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const file = (chunks: readonly number[]) =>
    Uint8Array.from([...text('RIFF'), chunks.length + 4, 0, 0, 0, ...text('WEBP'), ...chunks]);

  it('removes EXIF and XMP, their flags, and what follows the end', () => {
    const pixels = chunk('VP8 ', [1, 2, 3]);
    const extended = (flags: number) => chunk('VP8X', [flags, 0, 0, 0, 3, 0, 0, 3, 0, 0]);
    const before = file([
      ...extended(0b101100),
      ...pixels,
      ...chunk('EXIF', place),
      ...chunk('XMP ', place),
    ]);
    const trailing = Uint8Array.from([...before, ...place]);
    expect(stripMetadata(trailing, 'image/webp')).toEqual(file([...extended(0b100000), ...pixels]));
  });

  it('keeps an incomplete picture', () => {
    const header = webpHeader('VP8 ', 640, 480);
    expect(stripMetadata(header, 'image/webp').subarray(8)).toEqual(header.subarray(8));
  });
});
