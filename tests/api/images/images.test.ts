import { maxImageBytes } from '@wine-walk/common/model/images.ts';
import { pngHeader, webpHeader } from '@wine-walk/common/support/image-headers.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { audited, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(() => seed({}));

const add = (bytes: Uint8Array | string) =>
  api.as('admin', 'POST', '/api/admin/images', {
    unchecked: { data: Buffer.from(bytes).toString('base64') },
  });

describe('POST /api/admin/images', () => {
  it('stores a picture once, under an ID of its content', async () => {
    const first = await add(webpHeader('VP8 ', 1600, 900));
    expect(first.json).toMatchObject({ width: 1600, height: 900 });
    expect(first.json.url).toBe(`/api/images/${first.json.id}`);
    expect((await add(webpHeader('VP8 ', 1600, 900))).json).toEqual(first.json);
    expect(await howMany('images')).toBe(1);
    expect(await stored(`images/${first.json.id}`)).toMatchObject({ contentType: 'image/webp' });
    const target = `images/${first.json.id}`;
    expect(await audited()).toEqual([{ actor: 'admin', action: 'image.add', target }]);
  });

  it('stores no metadata, such as the place where it was taken', async () => {
    const place = 'GPS 38.0406 -84.5037';
    const chunk = Buffer.alloc(12 + place.length);
    chunk.writeUInt32BE(place.length);
    chunk.write(`eXIf${place}`, 4);
    const { json } = await add(Buffer.concat([pngHeader(4, 3), chunk]));
    expect(await stored(`images/${json.id}`)).toMatchObject({
      data: Buffer.from(pngHeader(4, 3)).toString('base64'),
    });
  });

  it.each([
    ['an SVG with a script', '<svg><script>alert(1)</script></svg>', 400, 'isn’t a JPEG'],
    ['a page', '<!doctype html>', 400, 'isn’t a JPEG'],
    ['an image bomb', pngHeader(60_000, 60_000), 400, '60000 × 60000 pixels'],
    [
      '210 KB',
      Buffer.concat([pngHeader(4, 4), Buffer.alloc(maxImageBytes)]),
      400,
      'larger than 200 KB',
    ],
    ['4 MB', new Uint8Array(4_000_000), 413, 'larger than 300 KB'],
  ])('refuses %s in a sentence and stores nothing', async (_, content, status, sentence) => {
    const answer = await add(content);
    expect(answer.status).toBe(status);
    expect(answer.json.message).toContain(sentence);
    expect(await howMany('images')).toBe(0);
  });
});

describe('GET /api/images/{id}', () => {
  it('serves the bytes to everyone, cached for a year as immutable', async () => {
    const bytes = pngHeader(4, 3);
    const { url } = (await add(bytes)).json;
    const answer = await fetch(`${api.at}${url}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('returns 404 for an unknown picture, not cached', async () => {
    const answer = await fetch(`${api.at}/api/images/${'0'.repeat(40)}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ]);
  });
});
