import { expect, it } from 'vitest';
import { common as english } from './en/common.ts';
import { common as spanish } from './es/common.ts';

it.each([
  [{ cash: true, card: false, other: '' }, 'Cash only', 'Solo efectivo'],
  [{ cash: true, card: true, other: '' }, 'Cash or card', 'Efectivo o tarjeta'],
  [{ cash: true, card: true, other: 'Venmo' }, 'Cash, card or Venmo', 'Efectivo, tarjeta o Venmo'],
  [{ cash: false, card: true, other: '' }, 'Card only', 'Solo tarjeta'],
])('names the payments %j in both languages', (methods, en, es) => {
  expect([english.payments(methods), spanish.payments(methods)]).toEqual([en, es]);
});
