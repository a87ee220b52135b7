import { describe, expect, it } from 'vitest';
import { decidedSeller } from '../../model/ticket-sellers.ts';
import { decisionKey, sellerKey } from './ticket-sellers.ts';
import { statusKey } from './ticket-statuses.ts';

const isStorable = (changes: object) =>
  decidedSeller.safeParse({ seller: 'luma', statuses: {}, products: {}, ...changes }).success;

describe('decisionKey', () => {
  it.each([
    '',
    '-',
    '__glass__',
    '__a\nb__',
    '____',
    '______',
    '__proto__',
    'x'.repeat(201),
    '🍷'.repeat(150),
  ])('returns a key that can be stored for %j', (text) => {
    expect(isStorable({ products: { [decisionKey(text)]: 'none' } })).toBe(true);
    expect(isStorable({ statuses: { [statusKey(text)]: 'valid' } })).toBe(true);
  });

  it('returns other texts as they are', () => {
    expect(decisionKey('General w/ glass')).toBe('General w/ glass');
    expect(decisionKey('__glass')).toBe('__glass');
  });
});

describe('sellerKey', () => {
  it.each([[[]], [['', '']], [['bearer'.repeat(100), 'status']]])(
    'returns a key that can be stored for the columns %j',
    (header) => {
      expect(isStorable({ seller: sellerKey(header) })).toBe(true);
    },
  );
});
