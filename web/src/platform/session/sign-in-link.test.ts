import { expect, it } from 'vitest';
import { oobCodeIn } from './sign-in-link.ts';

const own =
  'https://walk.example.org/sign-in/complete?next=%2F&apiKey=k&oobCode=aB-3_x&mode=signIn';
const action = `https://walk.firebaseapp.com/__/auth/action?apiKey=k&mode=signIn&oobCode=aB-3_x&continueUrl=${encodeURIComponent(own)}`;
const mailed = `https://walk.firebaseapp.com/__/auth/links?link=${encodeURIComponent(action)}`;
const wrapped = `https://safe.example.net/?url=${encodeURIComponent(mailed)}&data=1`;

it.each([own, action, mailed, wrapped, `  ${mailed}\n`])('finds the code in %s', (link) => {
  expect(oobCodeIn(link)).toBe('aB-3_x');
});

it.each(['', 'hello', 'https://walk.example.org/', '%', 'https://walk.example.org/?code=1'])(
  'finds no code in %j',
  (link) => {
    expect(oobCodeIn(link)).toBe('');
  },
);
