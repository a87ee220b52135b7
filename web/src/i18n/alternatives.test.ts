import { expect, it } from 'vitest';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';

const { common: english } = englishTexts;
const { common: spanish } = spanishTexts;

it.each([
  [{ cash: true, card: false, other: '' }, 'Cash only', 'Solo efectivo'],
  [{ cash: true, card: true, other: '' }, 'Cash or card', 'Efectivo o tarjeta'],
  [{ cash: true, card: true, other: 'Venmo' }, 'Cash, card or Venmo', 'Efectivo, tarjeta o Venmo'],
  [{ cash: false, card: true, other: '' }, 'Card only', 'Solo tarjeta'],
])('names the payments %j in both languages', (methods, en, es) => {
  expect([english.payments(methods), spanish.payments(methods)]).toEqual([en, es]);
});
