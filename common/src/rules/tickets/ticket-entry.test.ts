import { describe, expect, it } from 'vitest';
import { ticketEntryKey, ticketOfCode } from './ticket-entry.ts';

describe('ticketEntryKey', () => {
  it.each([
    'WW2024-001241',
    'ww2024-001241',
    'WW2024001241',
    ' ww2024 001241 ',
    'WW2024–001241',
    'WW2024—001241',
    'WW2024−001241',
    'WW2024_001241',
    'WW2024ß001241',
    "WW2024'001241",
    'WW2O24-OO1241',
    'WW2024-00l24I',
    'ＷＷ２０２４-001241',
  ])('returns the same key for %j', (typed) => {
    expect(ticketEntryKey(typed)).toBe('WW2024001241');
  });

  it.each(['', '   ', '../events/x', 'é', 'maya@example.com', 'A'.repeat(65)])(
    'returns null for %j',
    (typed) => {
      expect(ticketEntryKey(typed)).toBeNull();
    },
  );
});

describe('ticketOfCode', () => {
  it.each([
    ['https://walk.example/waiver?ticket=WW-1', 'WW-1'],
    ['HTTPS://WALK.EXAMPLE/WAIVER?TICKET=WW-1', 'WW-1'],
    ['https://walk.example/waiver/?ticket=WW-1', 'WW-1'],
    ['https://walk.example/waiver?utm=x&Ticket=WW-1#top', 'WW-1'],
    ['ww2024ß001241', 'ww2024ß001241'],
    ['WW2024-001241', 'WW2024-001241'],
    [' ww2024 001241 ', 'ww2024 001241'],
    ['https://walk.example/waiver/MAYA1', null],
    ['https://shop.example/?ticket=WW-1', null],
    ['WIFI:S:Cask;;', null],
    ['Cask', null],
  ])('reads %j as %j', (text, expected) => {
    expect(ticketOfCode(text)).toBe(expected);
  });
});
