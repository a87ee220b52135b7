import { type Problem } from '@wine-walk/common/api/problems.ts';
import { unavailable } from './errors.ts';

/** From a request's arrival. Before the app gives up by itself, after 30 s: it is told, instead of guessing. Milliseconds. */
const longestMs = 25_000;

/**
 * What comes of a part of answering a request, or that the records cannot be reached where the parts together take
 * too long: Firestore's library tries again by itself for minutes. What was begun may still be carried out.
 *
 * @param arrivedAt when the request did: milliseconds since 1970, UTC.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  arrivedAt: number,
): Promise<T | Problem<'unavailable'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Problem<'unavailable'>>((resolve) => {
    const leftMs = Math.max(0, arrivedAt + longestMs - Date.now());
    timer = setTimeout(() => resolve(unavailable()), leftMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
