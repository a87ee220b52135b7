import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNameKey, impersonatesStaff, normalizeDisplayName } from './display-name.ts';

describe('normalizeDisplayName', () => {
  it.each([
    ['  Ada   Quill ', 'Ada Quill'],
    ['Ａｄａ', 'Ada'],
    ['ﬁne wine', 'fine wine'],
    ['José', 'José'],
    ['Zoe\u0308', 'Zoë'],
    ['Wine \u2764\ufe0f', 'Wine \u2764'],
    ['ليلى', 'ليلى'],
    ['山田', '山田'],
    ['🍷🍇', '🍷🍇'],
  ])('converts %j to %j', (typed, normalized) => {
    expect(normalizeDisplayName(typed)).toBe(normalized);
  });

  it.each([
    ['a zero-width space', 'Ada\u200bQuill'],
    ['a zero-width joiner', 'Ada\u200dQuill'],
    ['a word joiner', 'Ada\u2060'],
    ['a byte order mark inside', 'Ad\ufeffa'],
    ['a soft hyphen', 'Ad\u00ada'],
    ['a right-to-left override', '\u202eadA'],
    ['an isolate', '\u2067Ada\u2069'],
    ['a mark of direction', 'Ada\u200f'],
    ['a Hangul filler', 'Ada\u3164'],
    ['a Braille blank', '\u2800\u2800'],
    ['a tag character', 'Ada\u{e0041}'],
    ['a variation selector', 'Ada\ufe00'],
    ['a private character', 'Ada\ue000'],
    ['a pile of marks', 'A\u0300\u0301\u0302\u0303da'],
    ['a line separator', 'Ada\u2028Quill'],
    ['spaces alone', '   '],
    ['one letter', 'A'],
    ['ligatures that are too long when expanded', 'ﷺﷺ'],
  ])('returns null for a name with %s', (_what, typed) => {
    expect(normalizeDisplayName(typed)).toBeNull();
  });

  it('returns the same after a second normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (typed) => {
        const normalized = normalizeDisplayName(typed);
        if (normalized !== null) expect(normalizeDisplayName(normalized)).toBe(normalized);
      }),
    );
  });
});

describe('displayNameKey', () => {
  it.each([
    ['Alice', 'АӀісе'],
    ['Alice', 'AIice'],
    ['Alice', 'alice'],
    ['Alice', 'A l i c e'],
    ['Alice', 'Alice!'],
    ['José', 'Jose'],
    ['Mario', 'Mari0'],
    ['Marnie', 'Mamie'],
    ['Walter', 'VValter'],
    ['Ada', '𝐀𝐝𝐚'],
  ])('returns the same key for %j and %j', (a, b) => {
    expect(displayNameKey(b)).toBe(displayNameKey(a));
  });

  it.each([
    ['Ada', 'Ida'],
    ['Quill', 'Quilt'],
    ['🍷', '🍇'],
    ['山田', '山本'],
  ])('returns different keys for %j and %j', (a, b) => {
    expect(displayNameKey(b)).not.toBe(displayNameKey(a));
  });
});

describe('impersonatesStaff', () => {
  it.each([
    'Admin',
    'ADM1N',
    'Аdmin',
    'S t a f f',
    'Maya (Staff)',
    'Wine Walk Team',
    'WineWalk',
    'Event Organizer',
    'Nora Castellan',
    'Nоra Castellаn',
    'desk',
  ])('returns true for %j', (name) => {
    expect(impersonatesStaff(name, ['Nora Castellan', 'desk'])).toBe(true);
  });

  it.each(['Flagstaff', 'Badminton Ada', 'Falstaff', 'Nora C', 'Desktop'])(
    'returns false for %j',
    (name) => {
      expect(impersonatesStaff(name, ['Nora Castellan', 'desk'])).toBe(false);
    },
  );
});
