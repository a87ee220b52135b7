import { type ImageType, imageDocument } from '@wine-walk/common/model/images.ts';
import { documentPaths } from './paths.ts';
import { readDocument } from './read.ts';

/** Returns the content of an uploaded picture; undefined if it does not exist. */
export async function readImage(
  id: string,
): Promise<{ contentType: ImageType; bytes: Buffer<ArrayBuffer> } | undefined> {
  const stored = await readDocument(documentPaths.image(id), imageDocument);
  return (
    stored && {
      contentType: stored.data.contentType,
      bytes: Buffer.from(stored.data.data, 'base64'),
    }
  );
}
