import type { AnswerOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { copyImage, readBusinessImage, readImage } from '@wine-walk/common/api/images.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { copyIdOf, storeCopy, readImage as storedImage } from '../../firestore/events/images.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Returns the content of a picture. */
export async function findImage(
  id: string,
): Promise<ResponseOf<typeof readImage> | Problem<'picture-not-found'>> {
  return (await storedImage(id)) ?? problem('picture-not-found');
}

type Copy = AnswerOf<typeof copyImage>;

/** Copies a picture of another site, once: a repeat returns the stored copy. `load` returns its bytes. */
export async function copyLinkedImage(
  url: string,
  now: number,
  load = fetchPicture,
): Promise<Copy> {
  const id = copyIdOf(url);
  const stored = await storedImage(id);
  if (stored) return { id, url: `/api/images/${id}`, width: stored.width, height: stored.height };
  const bytes = await load(url);
  return isProblem(bytes) ? bytes : storeCopy(url, bytes, now);
}

/** Time for which an instance keeps a copy, and does not ask a site again that gave none. */
const keptMs = 600_000;

const readCopy = cacheWithTtl(keptMs, async (url, now) => {
  const copied = await copyLinkedImage(url, now);
  return isProblem(copied) ? problem('picture-not-found') : findImage(copied.id);
});

/** Returns the copy of the picture to which a business links, and of no other URL. */
export async function findBusinessImage(
  id: string,
  url: string,
  now: number,
): Promise<AnswerOf<typeof readBusinessImage>> {
  const business = await readDocument(documentPaths.business(id), businessDocument);
  if (!url || business?.data.imageUrl !== url) return problem('picture-not-found');
  return readCopy(url, now);
}
