import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { kilobyte } from '../support/weight/bundle-size.ts';
import { messageOfEdit } from '../support/weight/edited-business.ts';

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
