import { pngHeader } from '@wine-walk/common/support/image-headers.ts';
import { expect, it } from 'vitest';
import { pictureFileProblem, toBase64 } from './picture-file.ts';

const svg = new TextEncoder().encode('<svg onload="alert(1)"/>');

it.each([
  ['a picture of a phone', pngHeader(4032, 3024), undefined],
  ['an SVG named .webp', svg, 'This isn’t a JPEG, PNG or WebP picture. Choose another file.'],
  [
    '40 MB',
    new Uint8Array(40 * 1024 * 1024),
    'This file is larger than 20 MB. Choose a smaller picture.',
  ],
  [
    'an image bomb',
    pngHeader(30_000, 30_000),
    'This picture is 30000 × 30000 pixels, too many to open. Choose a smaller one.',
  ],
])('pictureFileProblem judges %s by its content', (_, bytes, problem) => {
  expect(pictureFileProblem(bytes)).toBe(problem);
});

it('toBase64 returns the content only', async () => {
  expect(await toBase64(new Blob(['wine'], { type: 'image/webp' }))).toBe(btoa('wine'));
});
