import { documentId } from '@wine-walk/common/model/values.ts';
import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('newId', () => {
  it('returns the same ID for the same caller, purpose and key, and another one otherwise', () => {
    const first = newId('reward', 'staff-nora', 'key-12345');
    expect(documentId.parse(first)).toHaveLength(20);
    expect(newId('reward', 'staff-nora', 'key-12345')).toBe(first);
    expect(newId('business', 'staff-nora', 'key-12345')).not.toBe(first);
    expect(newId('reward', 'staff-theo', 'key-12345')).not.toBe(first);
    expect(newId('reward', 'staff-nora', 'key-12346')).not.toBe(first);
  });

  it('returns a random ID without a key', () => {
    expect(newId('reward', 'staff-nora', null)).not.toBe(newId('reward', 'staff-nora', null));
  });
});
