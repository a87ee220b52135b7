import { describe, expect, it } from 'vitest';
import { readStampCard, stampCardId } from './stamp-card.ts';

describe('stampCardId and readStampCard', () => {
  it('writes card numbers with four digits', () => {
    expect([stampCardId(1), stampCardId(9999)]).toEqual(['CARD-0001', 'CARD-9999']);
  });

  it.each(['CARD-0041', 'card 41', ' Card41 ', 'CARD - 041'])('reads %j as card 41', (text) => {
    expect(readStampCard(text)).toBe('CARD-0041');
  });

  it.each(['41', 'CARD', 'CARD-0', 'CARD-0000', 'CARD-12345', 'CARDS-1', 'CARD-4A'])(
    'reads %j as no card',
    (text) => {
      expect(readStampCard(text)).toBeNull();
    },
  );
});
