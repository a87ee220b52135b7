import { describe, expect, it } from 'vitest';
import { maxImageBytes } from '../../model/images.ts';
import { jpegHeader, pngHeader, webpHeader } from '../../support/image-headers.ts';
import { textOfProblem } from '../../support/problem-messages.ts';
import { checkImage, readImageFacts } from './image-facts.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('readImageFacts', () => {
  it.each([
    ['a PNG', pngHeader(640, 480), 'image/png'],
    ['a JPEG with metadata before its frame', jpegHeader(640, 480), 'image/jpeg'],
    ['a lossy WebP', webpHeader('VP8 ', 640, 480), 'image/webp'],
    ['a lossless WebP', webpHeader('VP8L', 640, 480), 'image/webp'],
    ['an extended WebP', webpHeader('VP8X', 640, 480), 'image/webp'],
  ])('reads format and size of %s', (_, bytes, type) => {
    expect(readImageFacts(bytes)).toEqual({ type, width: 640, height: 480 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['an SVG with a script', utf8('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page named .webp', utf8('<!doctype html><script>alert(1)</script>')],
    ['a GIF', utf8('GIF89a\x01\0\x01\0')],
    ['a PNG that ends in its header', pngHeader(640, 480).subarray(0, 18)],
    ['a JPEG without a frame', jpegHeader(640, 480).subarray(0, 12)],
    ['a sound in the container of WebP', utf8('RIFF\0\0\0\0WAVEfmt ')],
    ['a PNG without pixels', pngHeader(0, 480)],
  ])('returns undefined for %s', (_, bytes) => {
    expect(readImageFacts(bytes)).toBeUndefined();
  });
});

describe('checkImage', () => {
  it('accepts a picture within the limits', () => {
    expect(checkImage(webpHeader('VP8 ', 1600, 900))).toMatchObject({ width: 1600, height: 900 });
  });

  it.each([
    ['an SVG', utf8('<svg/>'), 'This isn’t a JPEG, PNG or WebP picture.'],
    [
      'a picture of 50,000 pixels that takes a few bytes',
      pngHeader(50_000, 50_000),
      'This picture is 50000 × 50000 pixels. Use at most 1600 on each side.',
    ],
    [
      'too many bytes',
      new Uint8Array([...pngHeader(10, 10), ...new Uint8Array(maxImageBytes)]),
      'This picture is larger than 200 KB.',
    ],
  ])('refuses %s in a sentence', (_, bytes, sentence) => {
    const facts = checkImage(bytes);
    expect('problem' in facts && textOfProblem(facts)).toBe(sentence);
  });
});
