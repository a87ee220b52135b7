import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiEndpoints } from '../api.ts';
import { duplicateEvent } from '../staff/events.ts';
import type { Endpoint } from './endpoint.ts';
import { takesBack } from './takes-back.ts';

/** Part of JSON Schema that the contract uses. */
interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

/** Returns the forms that a value can have. */
const formsOf = ({ anyOf, oneOf, ...form }: Schema): Schema[] =>
  anyOf || oneOf ? [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(formsOf) : [form];

/** Returns the part of a schema at a path such as `['tickets', '*']`; `*` is an item of a list. */
function partOf(schema: Schema, [name, ...rest]: readonly string[]): Schema {
  if (name === undefined) return schema;
  const parts = formsOf(schema).map((form) =>
    name === '*' ? form.items : form.properties?.[name],
  );
  return partOf({ anyOf: parts.filter((part) => part !== undefined) }, rest);
}

/** Returns the places at which an input refuses an answer: unknown fields, and null in an optional field. */
function refusals(input: Schema, answer: Schema, path: string[] = []): string[] {
  const inputs = formsOf(input);
  // Nothing is said about an ignored value.
  if (inputs.some(({ type, properties }) => !type && !properties)) return [];
  return formsOf(answer).flatMap(({ items, properties }) => [
    ...(items ? refusals(partOf(input, ['*']), items, [...path, '*']) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => {
      const at = [...path, name];
      const known = inputs.filter((form) => form.properties?.[name]);
      if (known.length === 0) return [at.join('.')];
      const isOptional = known.every(({ required }) => !required?.includes(name));
      const part = partOf({ anyOf: known }, [name]);
      const refusesNull = isOptional && isNullable(field) && !isNullable(part);
      return [...(refusesNull ? [`${at.join('.')}: null`] : []), ...refusals(part, field, at)];
    }),
  ]);
}

const isNullable = (schema: Schema) =>
  formsOf(schema).some(({ type, properties }) => type === 'null' || (!type && !properties));

type WithBody = Endpoint & { body: z.ZodType };

const withBody = Object.entries(apiEndpoints).filter(
  (entry): entry is [string, WithBody] => entry[1].body !== undefined,
);

/** Calls that name differences from a stored record: to ignore its other fields would hide a wish. */
const namesOfDifferences: readonly WithBody[] = [duplicateEvent];

/** True if the body describes the answer of the endpoint. */
function describesAnswer(endpoint: WithBody): boolean {
  const { method, body, output } = endpoint;
  if (namesOfDifferences.includes(endpoint)) return false;
  if (method === 'PUT') return true;
  const { properties: fields = {}, required = [] } = schemaOf(body, 'input');
  const { properties: answered = {} } = schemaOf(output, 'output');
  const shared = Object.keys(fields).filter((name) => name in answered);
  return shared.length >= 2 && required.every((name) => name in answered);
}

const ownAnswers = withBody.filter(([, endpoint]) => describesAnswer(endpoint));

/** Objects in bodies that clients have from another endpoint: `<endpoint>.<path>` of the body, and of the answer. */
const otherAnswers = [
  ['submitRegistration.ticketValidation', 'validateTicket'],
  ['ensureParticipant', 'readParticipant'],
  ['editRegistration', 'readRegistration'],
  ['changeTicket', 'readRegistration'],
  ['signAtDesk', 'readRegistration'],
  ['editBusiness', 'listAdminBusinesses.*'],
  ['importBusinesses.businesses.*', 'listAdminBusinesses.*'],
  ['editReward', 'listAdminRewards.*'],
  ['editEvent', 'listAdminEvents.*'],
  ['editPointRule', 'listPointRules.*'],
  ['previewPointRule.rule', 'listPointRules.*'],
  ['editOrganization', 'readAdminOrganization'],
  ['editStaff', 'listStaff.*'],
  ['editTicket', 'listTickets.tickets.*'],
  ['editTicket.seen', 'listTickets.tickets.*'],
  ['importTickets.tickets.*', 'listTickets.tickets.*'],
  ['publishRelease', 'listReleases.*'],
  ['publishRelease.en', 'readCurrentRelease.en'],
  ['publishRelease.es', 'readCurrentRelease.es'],
  ['reviewCheckIns.checkIns.*', 'listPendingCheckIns.checkIns.*'],
  ['addVolunteers.volunteers.*', 'listVolunteers.*'],
  ['replaceVolunteer.replacement', 'listVolunteers.*'],
] as const;

function partAt(place: string, side: 'body' | 'output'): Schema {
  const [name = '', ...path] = place.split('.');
  const schema = apiEndpoints[name]?.[side];
  if (!schema) throw new Error(`There is no ${side} at ${place}.`);
  return partOf(schemaOf(schema, side === 'body' ? 'input' : 'output'), path);
}

describe('takesBack', () => {
  const answer = z.object({ id: z.string(), name: z.string(), version: z.number() });
  const input = z.strictObject({ name: z.string().trim(), version: z.number().optional() });
  const named = takesBack(
    input.refine(({ name }) => name !== '', { path: ['name'], message: 'Name it.' }),
    answer,
  );

  it('drops the fields that only the answer has, with any value', () => {
    const sent = { id: { of: ['another'] }, name: ' Ash ', version: 3 };
    expect(named.parse(sent)).toStrictEqual({ name: 'Ash', version: 3 });
  });

  it('rejects other unknown fields, and inherited names', () => {
    for (const name of ['owner', 'constructor', 'ID']) {
      const { error } = named.safeParse({ name: 'Ash', [name]: 1 });
      expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: [name] }]);
    }
  });

  it('retains the refinements of the input', () => {
    expect(named.safeParse({ id: 'a', name: ' ' }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Name it.' },
    ]);
  });
});

describe('API answers in request bodies', () => {
  it.each(ownAnswers)(
    'accepts an answer in the body of its own endpoint %s',
    (_, { body, output }) => {
      expect(refusals(schemaOf(body, 'input'), schemaOf(output, 'output'))).toEqual([]);
    },
  );

  it.each(otherAnswers)('accepts in the body of %s an answer from %s', (input, answer) => {
    const answered = partAt(answer, 'output');
    expect(formsOf(answered).some(({ properties }) => properties)).toBe(true);
    expect(refusals(partAt(input, 'body'), answered)).toEqual([]);
  });
});
