import { expect, it } from 'vitest';
import { z } from 'zod';
import { formSchema, parseNumberInput } from './form-schema.ts';

it.each([
  ['', undefined],
  ['  ', undefined],
  ['4', 4],
  [' -79.075453 ', -79.075453],
  ['.5', 0.5],
  ['4.', 4],
  ['1e3', Number.NaN],
  ['38,15', Number.NaN],
  ['NaN', Number.NaN],
  ['Infinity', Number.NaN],
  ['0x10', Number.NaN],
])('parses %j as %s', (text, number) => {
  expect(parseNumberInput(text)).toBe(number);
});

const body = z.strictObject({
  count: z.number('A number, please.'),
  name: z.string().min(1, 'Name?'),
});
const schema = formSchema<{ count: string; name: string }, z.output<typeof body>>(
  body,
  ({ count, name }, refuse) => {
    if (name === 'Bob') refuse('name', 'Not Bob.');
    return { count: parseNumberInput(count), name };
  },
);

it('converts the form values to the body of the contract', () => {
  expect(schema.parse({ count: '3', name: 'Ann' })).toEqual({ count: 3, name: 'Ann' });
});

it('reports form and contract errors at their fields, all at once', () => {
  const issues = schema.safeParse({ count: '', name: 'Bob' }).error?.issues;
  expect(issues?.map(({ path, message }) => [path, message])).toEqual([
    [['name'], 'Not Bob.'],
    [['count'], 'A number, please.'],
  ]);
});

it('reports a contract error without a code by the code of its kind', () => {
  const plain = formSchema<{ name: string }, { name: string }>(
    z.strictObject({ name: z.string().min(1) }),
    (values) => values,
  );
  const issues = plain.safeParse({ name: '' }).error?.issues;
  expect(issues?.map(({ message }) => message)).toEqual(['required']);
});
