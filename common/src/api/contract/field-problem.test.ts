import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldText } from '../../support/problem-messages.ts';
import { fieldProblemOf, issueCode } from './field-problem.ts';

const control = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), to: z.string() }),
  z.strictObject({ kind: z.literal('delete') }),
]);

const cases: [kind: string, schema: z.ZodType, value: unknown, sentence: string][] = [
  ['a missing text', z.string(), undefined, 'Please fill this in.'],
  ['null for a text', z.string(), null, 'Please fill this in.'],
  ['a missing number', z.number(), undefined, 'Please fill this in.'],
  ['a number for a text', z.string(), 7, 'This must be text.'],
  ['a text for a number', z.number(), '7', 'Enter a number.'],
  ['NaN', z.number(), Number.NaN, 'Enter a number.'],
  ['a fraction for a whole number', z.number().int(), 1.5, 'Enter a whole number.'],
  ['a text for a truth value', z.boolean(), 'yes', 'This must be true or false.'],
  ['a text for a list', z.array(z.string()), 'a', 'This must be a list.'],
  ['null for an object', z.strictObject({}), null, 'This must be an object with fields.'],
  ['another type than a date', z.date(), 'today', 'This isn’t valid.'],
  ['an empty text', z.string().min(1), '', 'Please fill this in.'],
  ['a short text', z.string().min(6), 'abc', 'Use at least 6 characters.'],
  ['a long text', z.string().max(3), 'abcd', 'Use at most 3 characters.'],
  ['a small number', z.number().min(1), 0, 'Enter 1 or more.'],
  ['the excluded minimum', z.number().gt(1), 1, 'Enter more than 1.'],
  ['a large number', z.number().max(5), 6, 'Enter 5 or less.'],
  ['the excluded maximum', z.number().lt(5), 5, 'Enter less than 5.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Choose at least one.'],
  ['a short list', z.array(z.string()).min(2), ['a'], 'Add at least 2.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Add at most 1.'],
  ['a number between steps', z.number().multipleOf(0.5), 0.7, 'Use steps of 0.5.'],
  ['an unknown choice', z.enum(['cash', 'card']), 'coin', 'Choose one of these: cash, card.'],
  ['another constant', z.literal(true), false, 'This must be true.'],
  ['an unknown kind', control, { kind: 'copy' }, 'Choose one of these: move, delete.'],
  [
    'none of the alternatives',
    z.literal('').or(z.email()),
    'x',
    'Please enter a valid email address.',
  ],
  [
    'none of the alternative objects',
    z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
    {},
    'This isn’t valid.',
  ],
  ['an invalid email', z.email(), 'x', 'Please enter a valid email address.'],
  ['an invalid time', z.iso.datetime(), 'x', 'Please enter a date and time.'],
  ['another format', z.string().regex(/^a$/), 'b', 'This isn’t valid.'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field.'],
  [
    'a key with its own message',
    z.record(z.string().regex(/^a$/, 'Use a.'), z.string()),
    { b: '' },
    'Use a.',
  ],
  ['a failed refinement', z.string().refine(() => false), 'x', 'This isn’t valid.'],
];

it.each(cases)('has a sentence for %s', (_, schema, value, sentence) => {
  const { error } = schema.safeParse(value, { error: issueCode });
  expect(error?.issues.map((issue) => fieldText(fieldProblemOf(issue)))).toEqual([sentence]);
});

it('leaves the code of a schema', () => {
  const schema = z.string('A name, please.');
  expect(schema.safeParse(1, { error: issueCode }).error?.issues[0]?.message).toBe(
    'A name, please.',
  );
});
