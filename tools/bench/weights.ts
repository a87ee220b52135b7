import { gzipSync } from 'node:zlib';
import {
  kilobyte,
  landingChunks,
  pressedLandingChunks,
  signedInChunks,
  weigh,
} from '../build/weigh.ts';
import { messageOfEdit } from './edited-business.ts';
import type { Figure } from './figure.ts';

/** What the build comes to, gzipped; the same is held by tests/weight. */
export function measureWeights(): Promise<Figure[]> {
  const signedIn = signedInChunks();
  const inKilobytes = (name: string, bytes: number, budget: number): Figure => ({
    name,
    value: bytes / kilobyte,
    unit: 'KB',
    budget,
  });
  return Promise.resolve([
    inKilobytes('Landing: JavaScript', weigh(landingChunks()), 80),
    inKilobytes('Landing: JavaScript once it is pressed', weigh(pressedLandingChunks()), 90),
    inKilobytes('Signed-in first visit: JavaScript', weigh(signedIn), 330),
    {
      name: 'Signed-in first visit: files of JavaScript',
      value: signedIn.length,
      unit: 'files',
      budget: 20,
    },
    inKilobytes(
      'One business edited at 60: sent to a listener',
      gzipSync(messageOfEdit()).byteLength,
      8,
    ),
  ]);
}
