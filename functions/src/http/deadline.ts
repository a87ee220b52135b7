import { type Problem } from '../domain/problem.ts';
import { unavailable } from './errors.ts';

/** Before the app gives up by itself, after 30 s: it is told, instead of guessing. Milliseconds. */
const longestMs = 25_000;

/**
 * What a handler answers, or that the records cannot be reached where it takes too long: Firestore's library
 * tries again by itself for minutes. What was begun may still be carried out.
 */
export async function withinDeadline<T>(work: Promise<T>): Promise<T | Problem<'unavailable'>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Problem<'unavailable'>>((resolve) => {
    timer = setTimeout(() => resolve(unavailable()), longestMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
