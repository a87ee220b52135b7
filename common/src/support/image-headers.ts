/* First bytes of pictures of any size, as their formats define them. */

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

/** Returns signature and header of a PNG. */
export function pngHeader(width: number, height: number): Uint8Array {
  const ihdr = [...big(13, 4), ...text('IHDR'), ...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0];
  return new Uint8Array([0x89, ...text('PNG\r\n\x1a\n'), ...ihdr, ...big(0, 4)]);
}

/** Returns a JPEG up to its frame, after a segment of metadata. */
export function jpegHeader(width: number, height: number): Uint8Array {
  const metadata = [0xff, 0xe1, ...big(10, 2), ...text('Exif\0\0\0\0')];
  const frame = [0xff, 0xc2, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2), 3];
  return new Uint8Array([0xff, 0xd8, ...metadata, ...frame]);
}

/** Returns a WebP up to its size. */
export function webpHeader(
  chunk: 'VP8 ' | 'VP8L' | 'VP8X',
  width: number,
  height: number,
): Uint8Array {
  const sizes = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)],
    VP8L: [0x2f, ...little((width - 1) | ((height - 1) << 14), 4)],
    VP8X: [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  };
  const content = [...text('WEBP'), ...text(chunk), ...little(30, 4), ...sizes[chunk]];
  return new Uint8Array([...text('RIFF'), ...little(content.length, 4), ...content]);
}
