import { type Problem, problem } from '../../api/contract/problems.ts';
import { type ImageType, maxImageBytes, maxImageSide } from '../../model/images.ts';

/** Format and size in pixels of a picture, from its content. */
export interface ImageFacts {
  type: ImageType;
  width: number;
  height: number;
}

/** Returns some bytes as text, a character each. */
export const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Returns the format and size by the first bytes of a file, not by its name; undefined for anything but a
 * complete header of a JPEG, a PNG or a WebP picture. Decodes nothing.
 */
export function readImageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const facts = pngFacts(bytes, view) ?? webpFacts(bytes, view) ?? jpegFacts(view);
    return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
  } catch (error) {
    // A file that ends in its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** https://www.w3.org/TR/png-3/#11IHDR */
function pngFacts(bytes: Uint8Array, view: DataView): ImageFacts | undefined {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR') return;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpFacts(bytes: Uint8Array, view: DataView): ImageFacts | undefined {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return;
  const type = 'image/webp';
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ': {
      const [width, height] = [view.getUint16(26, true), view.getUint16(28, true)];
      return { type, width: width & 0x3fff, height: height & 0x3fff };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
      return { type, width: side(24), height: side(27) };
    }
    default:
      return undefined;
  }
}

/** Markers of a frame header (SOF); 0xC4, 0xC8 and 0xCC in their range are others. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, section B.1 */
function jpegFacts(view: DataView): ImageFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (isFrame(view.getUint8(at + 1)))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** Returns the problem of a picture that cannot be stored; otherwise its facts. */
export function checkImage(
  bytes: Uint8Array,
  { maxBytes, maxSide } = { maxBytes: maxImageBytes, maxSide: maxImageSide },
): ImageFacts | Problem<'not-a-picture' | 'picture-too-large' | 'picture-too-wide'> {
  const facts = readImageFacts(bytes);
  if (!facts) return problem('not-a-picture', {}, 'data');
  if (bytes.length > maxBytes)
    return problem('picture-too-large', { kilobytes: maxBytes / 1024 }, 'data');
  if (Math.max(facts.width, facts.height) > maxSide)
    return problem(
      'picture-too-wide',
      { width: facts.width, height: facts.height, max: maxSide },
      'data',
    );
  return facts;
}
