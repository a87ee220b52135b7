import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana+walk+2@Example.com', 'ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+1@gmail.com', 'ana@gmail.com'],
  ['', '@'],
])('mailboxOf %j is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
