import { z } from 'zod';
import { imageDocument, imageId, imageType, maxImageBytes } from '../model/images.ts';
import { endpoint } from './endpoint.ts';

export const addImage = endpoint({
  method: 'POST',
  path: '/api/admin/images',
  access: 'admin',
  summary:
    'Stores a JPEG, PNG or WebP picture of up to 200 KB and 1,600 pixels, by its content. A repeat returns the same picture.',
  // An import of businesses stores up to 100 pictures.
  rate: { perMinute: 120, by: 'caller' },
  // Base64 takes four bytes for three.
  bodyLimit: maxImageBytes * 1.5,
  body: z.strictObject({ data: z.base64('not-base64').min(1, 'choose-picture') }),
  output: imageDocument.pick({ width: true, height: true }).extend({
    id: z.string(),
    /** Address of the picture, a path of the API. */
    url: z.string(),
  }),
  problems: ['not-a-picture', 'picture-too-large', 'picture-too-wide'],
});

export const readImage = endpoint({
  method: 'GET',
  path: '/api/images/{id}',
  access: 'anyone',
  isImmutable: true,
  isBinary: true,
  summary: 'Returns a picture. It never changes.',
  params: z.object({ id: imageId }),
  output: z.object({ contentType: imageType, bytes: z.instanceof(Uint8Array) }),
  problems: ['picture-not-found'],
});
