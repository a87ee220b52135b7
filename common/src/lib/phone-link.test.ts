import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['(540) 555\u20110142', 'tel:5405550142'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['540-555-0100 x12', 'tel:5405550100;ext=12'],
  ['540-555-0100 ext. 12', 'tel:5405550100;ext=12'],
  ['540-555-0100 #12', 'tel:5405550100;ext=12'],
  ['911', 'tel:911'],
  ['ask at the desk', ''],
  ['', ''],
])('phoneLink of %j is %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
