import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { readImage } from '@wine-walk/common/api/images.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { readImage as storedImage } from '../../firestore/events/images.ts';

/** Returns the content of a picture. */
export async function findImage(
  id: string,
): Promise<ResponseOf<typeof readImage> | Problem<'picture-not-found'>> {
  return (await storedImage(id)) ?? problem('picture-not-found');
}
