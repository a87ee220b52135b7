import { z } from 'zod';
import { documentId, httpsUrl } from '../model/fields/values.ts';
import { imageDocument, imageId, imageType, maxImageBytes } from '../model/images.ts';
import { endpoint, sharedReadRate } from './contract/endpoint.ts';

const storedPicture = imageDocument.pick({ width: true, height: true }).extend({
  id: z.string(),
  /** Address of the picture, a path of the API. */
  url: z.string(),
});

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
  output: storedPicture,
  problems: ['not-a-picture', 'picture-too-large', 'picture-too-wide'],
});

export const copyImage = endpoint({
  method: 'GET',
  path: '/api/admin/images/copy',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary:
    'Copies a JPEG, PNG or WebP picture of up to 700 KB and 6,000 pixels of another site, once. A repeat returns the same copy.',
  query: z.strictObject({ url: httpsUrl.min(1, 'enter-web-address') }),
  output: storedPicture,
  problems: ['not-a-picture', 'picture-not-loaded', 'picture-too-large', 'picture-too-wide'],
});

export const readImage = endpoint({
  method: 'GET',
  path: '/api/images/{id}',
  access: 'anyone',
  rate: sharedReadRate,
  isImmutable: true,
  isBinary: true,
  summary: 'Returns a picture. It never changes.',
  params: z.object({ id: imageId }),
  output: z.object({ contentType: imageType, bytes: z.instanceof(Uint8Array) }),
  problems: ['picture-not-found'],
});

export const readBusinessImage = endpoint({
  method: 'GET',
  path: '/api/businesses/{id}/image',
  access: 'anyone',
  rate: sharedReadRate,
  isImmutable: true,
  isBinary: true,
  summary:
    'Returns the copy of the picture to which a business links. `url`: its URL, so that the picture of an address never changes.',
  params: z.object({ id: documentId }),
  query: z.strictObject({ url: httpsUrl }),
  output: readImage.output,
  problems: ['picture-not-found'],
});
