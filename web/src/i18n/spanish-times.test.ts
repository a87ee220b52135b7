import { atTime, ofTime } from '@wine-walk/common/lib/spanish-times.ts';
import { describe, expect, it } from 'vitest';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';
import { formats } from './format.ts';

const english = englishTexts;
const texts = spanishTexts;

const { time, dateTime } = formats('es-US');
const zone = 'America/New_York';
const at = (instant: string) => time(instant, zone);
const atOne = at('2026-11-21T06:05:00.000Z');
const atEleven = at('2026-11-21T04:05:00.000Z');
const atTwelve = at('2026-11-21T05:05:00.000Z');

describe('theTime', () => {
  it('uses “la” for one o’clock and “las” for every other hour', () => {
    const { refusedAt } = texts.checkIn;
    expect(refusedAt({ time: atOne })).toBe(`Guardada a la ${atOne}`);
    expect(refusedAt({ time: atEleven })).toBe(`Guardada a las ${atEleven}`);
    expect(refusedAt({ time: atTwelve })).toBe(`Guardada a las ${atTwelve}`);
    expect(texts.businessFacts.until({ time: atOne })).toBe(`hasta la ${atOne}`);
  });

  it('uses “el” when the text begins with a date', () => {
    const opens = dateTime('2026-11-20T23:00:00.000Z', zone);
    expect(texts.businesses.opensAt({ time: opens })).toBe(
      `Las visitas se registran desde el ${opens}`,
    );
  });

  it('writes “el” and “del” in place of “a el” and “de el” before a date', () => {
    const day = dateTime('2026-11-20T23:00:00.000Z', zone);
    expect(texts.checkIn.refusedAt({ time: day })).toBe(`Guardada el ${day}`);
    expect([atTime(day), ofTime(day)]).toEqual([`el ${day}`, `del ${day}`]);
    expect([atTime(atOne), ofTime(atEleven)]).toEqual([`a la ${atOne}`, `de las ${atEleven}`]);
  });

  it('never ends a sentence in two periods', () => {
    const { checkIn, confirmation } = texts;
    const said = [checkIn.visited, checkIn.upcoming, confirmation.arrivedText].map((text) =>
      text({ time: atEleven }),
    );
    for (const text of said) expect(text).not.toMatch(/m\.\./);
    for (const { registration } of [english, texts])
      expect(registration.ticketHolder({ name: 'Maya R.' })).not.toContain('..');
  });
});

it('names the attendee, not a business, in the advice to ask staff', () => {
  expect(english.checkIn.staffAdviceText({ name: 'Hana Kim' })).toBe(
    'Or ask anyone on staff to confirm it for Hana Kim.',
  );
});
