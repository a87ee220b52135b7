import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { messageOfEdit } from '../../tools/bench/edited-business.ts';
import { kilobyte } from '../../tools/build/bundle-size.ts';

/** Gzipped. */
const maxWeight = 8 * kilobyte;

interface Sent {
  documentChange: { document: { fields: { businesses: { arrayValue: { values: unknown[] } } } } };
}

test('one of 60 businesses edited sends whoever listens at most 8 KB', () => {
  const message = messageOfEdit();
  const [sent] = JSON.parse(message) as Sent[];
  expect(sent?.documentChange.document.fields.businesses.arrayValue.values).toHaveLength(60);
  expect(message.length).toBeGreaterThan(30_000);
  expect(gzipSync(message).byteLength).toBeLessThanOrEqual(maxWeight);
});
