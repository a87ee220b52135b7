import { documentId } from '@wine-walk/common/model/fields/values.ts';
import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('returns a different document ID of 20 characters each time', () => {
    const first = newId();
    expect(documentId.parse(first)).toHaveLength(20);
    expect(newId()).not.toBe(first);
  });
});
