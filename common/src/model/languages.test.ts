import { describe, expect, it } from 'vitest';
import { inEachLanguage, line } from './fields/values.ts';
import { inNoLanguage, isLanguage, languages, textIn } from './languages.ts';
import { localizedText } from './organization.ts';

describe('localizedText', () => {
  it('reads a text that was stored before a language was added as empty in that language', () => {
    expect(localizedText.parse({ en: 'Hello' })).toEqual({ ...inNoLanguage, en: 'Hello' });
    expect(localizedText.parse({})).toEqual(inNoLanguage);
  });
});

describe('inEachLanguage', () => {
  const text = inEachLanguage(line(5));

  it('rejects a missing language, an unknown one and a text that is too long', () => {
    const sent = { ...inNoLanguage, es: ' Hola ' };
    expect(text.parse(sent)).toEqual({ ...inNoLanguage, es: 'Hola' });
    expect(text.safeParse({ es: 'Hola' }).success).toBe(false);
    expect(text.safeParse({ ...sent, xx: 'Hello' }).success).toBe(false);
    expect(text.safeParse({ ...sent, en: 'Hello!' }).success).toBe(false);
  });
});

describe('textIn', () => {
  it('returns the text of the first language that has one if the requested one is empty', () => {
    expect(textIn({ ...inNoLanguage, en: 'Hello', es: 'Hola' }, 'es')).toBe('Hola');
    expect(textIn({ ...inNoLanguage, en: 'Hello' }, 'es')).toBe('Hello');
    expect(textIn({ ...inNoLanguage, es: 'Hola' }, 'en')).toBe('Hola');
    expect(textIn(inNoLanguage, 'en')).toBe('');
  });
});

it('knows the languages of the list only', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect([isLanguage('xx'), isLanguage('toString')]).toEqual([false, false]);
});
