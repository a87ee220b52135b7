import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['5405550100', '(540) 555-0100'],
  ['15405550100', '(540) 555-0100'],
  ['+15405550100', '(540) 555-0100'],
  ['540-555-0100', '540-555-0100'],
  ['+442079460000', '+442079460000'],
  ['911', '911'],
  ['', ''],
])('phoneText of %j is %j', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
