import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials, maskName, nameKey, participantName, sameName, splitName } from './names.ts';

describe('participantName', () => {
  it.each([
    [{ firstName: 'Maya', lastName: 'Reyes', email: 'm@example.com' }, 'Maya Reyes'],
    [{ firstName: 'Maya', email: 'm@example.com' }, 'Maya'],
    [{ firstName: ' ', lastName: '', email: 'maya.reyes@example.com' }, 'maya.reyes'],
    [{ email: null }, 'User'],
    [{ email: '@example.com' }, 'User'],
    [{}, 'User'],
  ])('returns for %j: %s', (user, name) => {
    expect(participantName(user)).toBe(name);
  });
});

describe('sameName', () => {
  it.each([
    ['Maya Reyes', 'maya  REYES'],
    ['Zoë Íñiguez', 'Zoe Iniguez'],
    ['José', 'Jose\u0301'],
    ["Shannon O'Brien", 'Shannon O’Brien'],
    ['İpek', 'ipek'],
    ['Łucja Ødegård', 'Lucja Odegard'],
    ['Ægir Strauß', 'Aegir Strauss'],
    ['\u200fMaya\u200e Reyes', 'Maya Reyes'],
    ['Lopez, Ana', 'Ana López'],
    ['LOPEZ RUIZ , Ana María', 'ana maria lopez ruiz'],
    ['Emily Smith\u2011Jones', 'Emily Smith-Jones'],
    ['Emily Smith\u2013Jones', 'emily smith jones'],
    ['Dr. Ana Lopez', 'Ana Lopez'],
    ['Sra. Ana López', 'Lopez, Mrs Ana'],
    ['Mme Ana López', 'Mlle. Ana Lopez'],
    ['Otto Lindqvist, Jr.', 'Otto Lindqvist Jr'],
    ['Lindqvist, Otto, Jr.', 'Otto Lindqvist Jr'],
    ['J. R. Ruiz', 'J R Ruiz'],
  ])('returns true for %j and %j', (a, b) => {
    expect(sameName(a, b)).toBe(true);
  });

  it.each([
    ['Maya Reyes', 'Maya R.'],
    ['Maya Reyes', 'Reyes Maya'],
    ['राम', 'रमा'],
    ['かき', 'がき'],
    ['', 'Maya'],
    ['🍷', '🍇'],
    ['Otto Lindqvist', 'Otto Lindqvist Jr.'],
    ['Dr', 'Mr'],
    ['M. Lopez', 'Lopez'],
  ])('returns false for %j and %j', (a, b) => {
    expect(sameName(a, b)).toBe(false);
  });

  it('compares keys, so case and white space never matter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Za-zÀ-öø-ÿ]{1,10}$/), { minLength: 1 }),
        (words) => {
          const key = nameKey(words.join(' '));
          expect(nameKey(` ${words.join('\t ')}  `)).toBe(key);
          expect(nameKey(key)).toBe(key);
          expect(nameKey(words.join(' ').toUpperCase().toLowerCase())).toBe(
            nameKey(words.join(' ').toUpperCase()),
          );
        },
      ),
    );
  });
});

describe('maskName', () => {
  it.each([
    ['Maya Reyes', 'Maya R.'],
    ['Reyes, Maya', 'Maya R.'],
    ['Reyes, Maya, Jr.', 'Maya R.'],
    ['Maya Reyes, Jr.', 'Maya R.'],
    ['Maya Reyes III', 'Maya R.'],
    ['Ana Lopez (guest of Bo)', 'Ana L.'],
    ['Ana Lopez -', 'Ana L.'],
    ['(guest)', '(.'],
    ['  Maya   Reyes ', 'Maya R.'],
    ['José Ángel Núñez', 'José N.'],
    ['Anne-Marie O’Brien', 'Anne-Marie O.'],
    ['Cher', 'C.'],
    ['élodie', 'É.'],
    ['山田太郎', '山.'],
    ['ليلى حداد', 'ليلى ح.'],
    ['Ana 👩🏽‍🍳', 'Ana 👩🏽‍🍳.'],
    ['Zoe\u0308 E\u0301vian', 'Zoe\u0308 E\u0301.'],
    ['\u200fليلى حداد\u200f', 'ليلى ح.'],
    [
      'Ana 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'Ana 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.',
    ],
    ['', ''],
    ['   ', ''],
  ])('masks %j as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('reveals only the first letter of a last name', () => {
    // From four letters on, none is a suffix.
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 4 }), (first, rest) => {
        const masked = maskName([first, ...rest].join(' '));
        expect(masked).toBe(`${first} ${rest.at(-1)?.[0]?.toUpperCase()}.`);
      }),
    );
  });
});

describe('splitName and initials', () => {
  it.each([
    ['Maya Reyes', { firstName: 'Maya', lastName: 'Reyes' }],
    ['Maya de la Cruz', { firstName: 'Maya', lastName: 'de la Cruz' }],
    ['Reyes, Maya', { firstName: 'Maya', lastName: 'Reyes' }],
    ['de la Cruz, Maya Ana', { firstName: 'Maya', lastName: 'Ana de la Cruz' }],
    ['Reyes, Maya, Jr.', { firstName: 'Maya', lastName: 'Reyes, Jr.' }],
    ['Maya Reyes, Jr.', { firstName: 'Maya', lastName: 'Reyes, Jr.' }],
    ['Maya, Bo, Cy', { firstName: 'Maya', lastName: 'Bo, Cy' }],
    [', Maya', { firstName: 'Maya', lastName: '' }],
    ['Cher', { firstName: 'Cher', lastName: '' }],
    ['', { firstName: '', lastName: '' }],
  ])('splits %j', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });

  it.each([
    ['Maya Reyes', 'MR'],
    ['maya de la cruz', 'MC'],
    ['Cher', 'C'],
    ['Otto Lindqvist Jr.', 'OL'],
    ['Otto Lindqvist, III', 'OL'],
    ['Ana Ruiz, Ph.D.', 'AR'],
    ['Cher Sr', 'C'],
    ['Ruiz, Ana, Ph.D.', 'AR'],
    ['Ana Lopez (guest)', 'AL'],
    ['Jr. Smith', 'JS'],
    [', Jr.', 'J'],
    ['ليلى حداد', 'لح'],
    ['🍷 Club', '🍷C'],
    ['\u200fليلى حداد', 'لح'],
    ['\u2068Maya\u2069 \u200e Reyes\ufeff', 'MR'],
    ['\u200f \u200b', '?'],
    ['', '?'],
    [' \t', '?'],
  ])('returns the initials of %j: %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const text of [maskName(name), initials(name)]) expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});
