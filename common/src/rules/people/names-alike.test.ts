import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, participantName, sameName } from './names.ts';

// spec: 7.22
describe('participantName', () => {
  it.each([
    [{ firstName: 'Maya', lastName: 'Reyes', email: 'm@example.com' }, 'Maya Reyes'],
    [{ firstName: 'Maya', email: 'm@example.com' }, 'Maya'],
    [{ firstName: ' ', lastName: '', email: 'maya.reyes@example.com' }, 'maya.reyes'],
    [{ email: null }, 'User'],
    [{ email: '@example.com' }, 'User'],
    [{}, 'User'],
  ])('%j → %s', (user, name) => {
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
  ])('%j equals %j', (a, b) => {
    expect(sameName(a, b)).toBe(true);
  });

  it.each([
    ['Maya Reyes', 'Maya R.'],
    ['Maya Reyes', 'Reyes Maya'],
    ['राम', 'रमा'],
    ['かき', 'がき'],
    ['', 'Maya'],
    ['🍷', '🍇'],
  ])('%j does not equal %j', (a, b) => {
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
