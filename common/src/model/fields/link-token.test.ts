import { describe, expect, it } from 'vitest';
import { linkTokenText, parseLinkToken } from './link-token.ts';

describe('parseLinkToken', () => {
  it('returns the parts of a link', () => {
    const token = { id: 'a'.repeat(40), secret: 'S0meSecret1234567890' };
    expect(parseLinkToken(linkTokenText(token))).toEqual(token);
  });

  it.each(['', 'a-b', `${'a'.repeat(40)}-short`, `${'A'.repeat(40)}-S0meSecret1234567890`])(
    'rejects %j',
    (text) => {
      expect(parseLinkToken(text)).toBeUndefined();
    },
  );
});
