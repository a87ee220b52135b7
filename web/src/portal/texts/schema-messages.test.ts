import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { translateMessage } from './es/translate-message.ts';

/** Messages that only attendees, devices or programs get. */
const unseenByStaff =
  /^(A check-in needs|Ends a shift|Lists the|Please accept the liability|Please confirm your age|Please enter your ticket ID|Send latitude|This ([\w ]+ )?(isn’t|ID))/;

/** Returns the sentences of the schemas, with a number or a name in place of each expression. */
function messagesOfSchemas(): string[] {
  const files = globSync('common/src/{model,api}/*.ts').filter((path) => !path.includes('.test.'));
  const found = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
      .replaceAll(/(?:summary|description):\s*(['"`]).*?\1/gs, '')
      .replaceAll(/\/\*.*?\*\//gs, '');
    return [...source.matchAll(/(['`])([A-Z][^'`\n]{5,}?[.!?])\1/g)].map(([, , text = '']) => text);
  });
  const filled = found.map((text) => text.replaceAll(/\$\{\w+\}/g, '12'));
  return [...new Set(filled)].filter((text) => !unseenByStaff.test(text));
}

it('translates every message of the schemas that staff can get', () => {
  const messages = messagesOfSchemas();
  expect(messages.length).toBeGreaterThan(90);
  expect(messages.filter((message) => translateMessage(message) === message)).toEqual([]);
});

it('returns an unknown message as it is', () => {
  expect(translateMessage('Something else.')).toBe('Something else.');
});
