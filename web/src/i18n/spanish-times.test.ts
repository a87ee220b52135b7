import { atTime, ofTime } from '@wine-walk/common/lib/spanish-times.ts';
import { describe, expect, it } from 'vitest';
import { texts as english } from './en/app.ts';
import { screenTexts as englishScreens } from './en/screens.ts';
import { texts } from './es/app.ts';
import { spanish } from './es/deferred.ts';
import { screenTexts } from './es/screens.ts';
import { formats } from './format.ts';

const { time, dateTime } = formats('es-US');
const zone = 'America/New_York';
const at = (instant: string) => time(instant, zone);
const atOne = at('2026-11-21T06:05:00.000Z');
const atEleven = at('2026-11-21T04:05:00.000Z');
const atTwelve = at('2026-11-21T05:05:00.000Z');

describe('theTime', () => {
  it('uses “la” for one o’clock and “las” for every other hour', () => {
    const { refusedAt } = texts.checkIn;
    expect(refusedAt(atOne)).toBe(`Guardada a la ${atOne}`);
    expect(refusedAt(atEleven)).toBe(`Guardada a las ${atEleven}`);
    expect(refusedAt(atTwelve)).toBe(`Guardada a las ${atTwelve}`);
    expect(spanish.facts.until(atOne)).toBe(`hasta la ${atOne}`);
  });

  it('uses “el” when the text begins with a date', () => {
    const opens = dateTime('2026-11-20T23:00:00.000Z', zone);
    expect(texts.businesses.opensAt(opens)).toBe(`Las visitas se registran desde el ${opens}`);
  });

  it('writes “el” and “del” in place of “a el” and “de el” before a date', () => {
    const day = dateTime('2026-11-20T23:00:00.000Z', zone);
    expect(texts.checkIn.refusedAt(day)).toBe(`Guardada el ${day}`);
    expect([atTime(day), ofTime(day)]).toEqual([`el ${day}`, `del ${day}`]);
    expect([atTime(atOne), ofTime(atEleven)]).toEqual([`a la ${atOne}`, `de las ${atEleven}`]);
  });

  it('never ends a sentence in two periods', () => {
    const { checkIn } = texts;
    const { confirmation } = screenTexts;
    const said = [checkIn.visited, checkIn.upcoming, confirmation.arrivedText].map((text) =>
      text(atEleven),
    );
    for (const text of said) expect(text).not.toMatch(/m\.\./);
    for (const { registration } of [englishScreens, screenTexts])
      expect(registration.ticketHolder('Maya R.')).not.toContain('..');
  });
});

it('names the attendee, not a business, in the advice to ask staff', () => {
  expect(english.checkIn.staffAdviceText('Hana Kim')).toBe(
    'Or ask anyone on staff to confirm it for Hana Kim.',
  );
});
