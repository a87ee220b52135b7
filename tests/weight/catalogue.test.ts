import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { messageOfEdit } from '../../tools/bench/edited-business.ts';
import { kilobyte } from '../../tools/build/bundle-size.ts';

/** Gzipped size in bytes. */
const maxWeight = 8 * kilobyte;

interface Sent {
  documentChange: { document: { fields: { businesses: { arrayValue: { values: unknown[] } } } } };
}

test('an edit of one of 60 businesses sends at most 8 KB to a listener', () => {
  const message = messageOfEdit();
  const [sent] = JSON.parse(message) as Sent[];
  expect(sent?.documentChange.document.fields.businesses.arrayValue.values).toHaveLength(60);
  expect(message.length).toBeGreaterThan(30_000);
  expect(gzipSync(message).byteLength).toBeLessThanOrEqual(maxWeight);
});
