import { gzipSync } from 'node:zlib';
import {
  gzipSize,
  interactiveLandingChunks,
  kilobyte,
  landingChunks,
  signedInChunks,
} from '../build/bundle-size.ts';
import { messageOfEdit } from './edited-business.ts';
import type { Metric } from './metric.ts';

/** Returns the gzipped sizes of the build; tests/weight checks the same sizes. */
export function measureBundleSizes(): Promise<Metric[]> {
  const signedIn = signedInChunks();
  const inKilobytes = (name: string, bytes: number, budget: number): Metric => ({
    name,
    value: bytes / kilobyte,
    unit: 'KB',
    budget,
  });
  return Promise.resolve([
    inKilobytes('Landing: JavaScript', gzipSize(landingChunks()), 80),
    inKilobytes('Landing: JavaScript once it is pressed', gzipSize(interactiveLandingChunks()), 90),
    inKilobytes('Signed-in first visit: JavaScript', gzipSize(signedIn), 330),
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
