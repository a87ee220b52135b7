import { z } from 'zod';
import { instant } from './fields/values.ts';

/** Formats of pictures: every browser shows them, and none can hold a script. */
export const imageTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;

export const imageType = z.enum(imageTypes);

export type ImageType = z.infer<typeof imageType>;

/** Limits of a stored picture: bytes, and pixels of its longer side. */
export const maxImageBytes = 200 * 1024;
export const maxImageSide = 1600;

/** Limits of the copy of a picture that is linked by URL. In Base64 it fits a document of Firestore, 1 MiB. */
export const maxCopiedImageBytes = 700 * 1024;
export const maxCopiedImageSide = 6000;

/** ID of a picture: the first 40 digits of the SHA-256 of its content, or of the URL that it was copied from. Its content never changes. */
export const imageId = z.string().regex(/^[0-9a-f]{40}$/, 'not-picture');

/** `images/{id}`: uploaded or copied picture, read by everyone through the API. */
export const imageDocument = z.object({
  contentType: imageType,
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Content in Base64. */
  data: z.string(),
  createdAt: instant,
  /** Username; the host that it was copied from, for a copy. */
  createdBy: z.string(),
});

export type ImageDocument = z.infer<typeof imageDocument>;
