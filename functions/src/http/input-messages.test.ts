import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiWith } from '../support/single-route-api.ts';

/*
 * Requests to every endpoint with values that its schema rejects: missing, of another type, too long, too short,
 * too large, out of a list, unknown.
 */

type Schema = z.core.JSONSchema.BaseSchema;
const jsonSchemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const badValues = [
  undefined,
  null,
  '',
  ' ',
  '~',
  'x'.repeat(3000),
  'x@y',
  'https://example.com',
  -1,
  0,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  Array.from({ length: 700 }, () => 'a'),
  {},
];

/** Options by which a body is made from its schema. */
interface Shape {
  /** Levels of objects and lists that are kept; values below them are bad. */
  depth: number;
  /** Index of the alternative that is chosen where a schema has several. */
  choice: number;
  /** True if constant values stay, so that the alternatives of a union are told apart. */
  keepsConstants: boolean;
}

function spoil(schema: Schema, bad: unknown, shape: Shape): unknown {
  const options = schema.anyOf ?? schema.oneOf ?? [];
  if (options.length > 0)
    return spoil(options[shape.choice % options.length] as Schema, bad, shape);
  if (shape.keepsConstants && schema.const !== undefined) return schema.const;
  if (shape.depth === 0) return bad;
  const below = (part: unknown) => spoil(part as Schema, bad, { ...shape, depth: shape.depth - 1 });
  if (schema.properties)
    return {
      ...Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, below(part)]),
      ),
      unknown: 1,
    };
  if (schema.items) return [below(schema.items)];
  if (typeof schema.additionalProperties === 'object')
    return { 'not a key': below(schema.additionalProperties) };
  return bad;
}

const shapes: Shape[] = [0, 1, 2, 3, 4].flatMap((depth) =>
  [0, 1, 2, 3, 4].flatMap((choice) =>
    [false, true].map((keepsConstants) => ({ depth, choice, keepsConstants })),
  ),
);

function badBodies(schema: z.ZodType): string[] {
  const described = jsonSchemaOf(schema);
  // Most shapes of a schema are the same for every bad value.
  const distinct = new Map(
    shapes.map((shape) => [JSON.stringify(spoil(described, '(bad)', shape)), shape]),
  ).values();
  const bodies = [...distinct].flatMap((shape) =>
    badValues.map((bad) => JSON.stringify(spoil(described, bad, shape)) ?? '{}'),
  );
  return [...new Set(bodies)].filter((body) => body.length < 60_000);
}

const badTexts = ['', ' ', '~', '-1', '1.5', '1e300', 'x'.repeat(3000)];

async function answersTo({ path, params, query, body, method }: Endpoint) {
  const api = apiWith({ path, method, params, query, body });
  const send = async (address: string, sent?: string) => {
    const answer = await api.request(address, {
      method,
      ...(sent !== undefined && { body: sent, headers: { 'Content-Type': 'application/json' } }),
    });
    return (await answer.json()) as {
      message?: string;
      fields?: Record<string, { message: string }>;
    };
  };
  const addressOf = (text: string) => path.replace(/\{\w+\}/g, encodeURIComponent(text || 'a'));
  const search = (text: string) =>
    new URLSearchParams(
      Object.fromEntries(Object.keys(query?.shape ?? {}).map((name) => [name, text])),
    );
  const bodies = body ? badBodies(body) : [undefined];
  return Promise.all([
    ...badTexts.map((text) => send(`${addressOf(text)}?${search(text).toString()}`, bodies[0])),
    ...bodies.map((sent) => send(addressOf('a'), sent)),
  ]);
}

const isSentence = (text: string) => /^\p{Lu}.*[.!?]$/su.test(text);
/** Wording of zod for issues without a message. */
const ofZod =
  /\bexpected \w|received \w+$|\b(Invalid|Unrecognized|Too (small|big))\b|[<>]=|undefined|NaN/;

it.each(Object.entries(apiEndpoints))(
  'answers bad input to %s in sentences',
  async (_, endpoint) => {
    const answers = await answersTo(endpoint);
    const texts = new Set(
      answers.flatMap(({ message, fields }) =>
        [message ?? [], Object.values(fields ?? {}).map((field) => field.message)].flat(),
      ),
    );
    expect([...texts].filter((text) => !isSentence(text) || ofZod.test(text))).toEqual([]);
  },
);
