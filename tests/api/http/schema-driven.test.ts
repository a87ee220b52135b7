import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ProblemBody, problemBody } from '@wine-walk/common/api/contract/problems.ts';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { openApi } from '../../../functions/src/http/openapi.ts';
import { fromSchema, type Schema } from '../../support/api/calls/from-schema.ts';
import { type PersonName, people, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { accountFor } from '../../support/api/tokens.ts';

/*
 * Requests generated from the OpenAPI document, for every role: no 5xx, every status documented, every
 * response valid. The stress test in lab runs more of them.
 */

interface Operation {
  operationId: keyof typeof endpoints;
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, unknown>;
}
interface Request {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  key: string | undefined;
  body: unknown;
}

const requestCount = Number(process.env.SCHEMA_REQUESTS ?? (process.env.TEST_FULL ? 12 : 2));
const callers: PersonName[] = ['anonymous', 'attendee', 'desk', 'admin'];
const document = JSON.parse(JSON.stringify(openApi())) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) =>
      [operation.operationId, method.toUpperCase(), path, operation] as const,
  ),
);

const api = await staffApi();

const place = (where: string, { parameters }: Operation) =>
  parameters.filter((parameter) => parameter.in === where);
const recordOf = (where: string, operation: Operation) =>
  fc.record(
    Object.fromEntries(
      place(where, operation).map(({ name, schema }) => [name, fromSchema(schema)]),
    ),
    {
      requiredKeys: place(where, operation).flatMap(({ name, required }) => (required ? name : [])),
    },
  );

/** Uses existing ids now and then, since unknown ids stop most calls early. */
function requests(operation: Operation): fc.Arbitrary<Request> {
  const known = roleTable[operation.operationId]?.params;
  const body = operation.requestBody?.content['application/json'].schema;
  const header = place('header', operation)[0]?.schema;
  return fc.record({
    params: known
      ? fc.oneof(fc.constant(known), recordOf('path', operation))
      : recordOf('path', operation),
    query: recordOf('query', operation),
    key: header
      ? fc.option(fromSchema(header) as fc.Arbitrary<string>, { nil: undefined })
      : fc.constant(undefined),
    body: body ? fromSchema(body) : fc.constant(undefined),
  });
}

/** True if an `x-rules` entry documents why a schema-valid request is rejected. */
function isDocumented(operation: Operation, { code, message, fields }: ProblemBody): boolean {
  if (code !== 'invalid-input') return true;
  const rules = [...JSON.stringify(operation).matchAll(/"x-rules":(\[.*?[^\\]"\])/g)].flatMap(
    ([, list = '[]']) => JSON.parse(list) as string[],
  );
  const messages = [message, ...Object.values(fields ?? {}).map((field) => field.message)];
  return rules.some((rule) => {
    const [start = '', end] = rule.split('{}');
    return messages.some((text) =>
      end === undefined
        ? text.endsWith(rule)
        : text.startsWith(start) && (start || /^ \(/.test(end) || text.endsWith(end)),
    );
  });
}

it.each(operations)(
  '%s (%s %s) answers every role as documented',
  async (name, method, path, operation) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await Promise.all([seed(eventFixture), accountFor('maya')]);
    const everyone = fc.record({ person: fc.constantFrom(...callers), sent: requests(operation) });
    await fc.assert(
      fc.asyncProperty(everyone, async ({ person, sent: { params, query, key, body } }) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([field, value]) => [field, String(value)]),
        ).toString();
        const address = path.replace(/\{(\w+)\}/g, (_, field: string) =>
          encodeURIComponent(String(params[field])),
        );
        const sent = { at: api.at, token: people[person](), key, body };
        const answer = await request(method, `${address}${search && `?${search}`}`, sent);
        // No server of streets is set.
        if (!answer.text.includes('"streets-unavailable"'))
          expect(answer.status, answer.text).toBeLessThan(500);
        expect(Object.keys(operation.responses), answer.text).toContain(String(answer.status));
        const { output, isBinary } = endpoints[name] as Endpoint;
        if (isBinary && answer.status === 200)
          expect(answer.headers.get('Content-Type')).toMatch(/^image\//);
        else
          expect(
            (answer.status === 200 ? output : problemBody).safeParse(JSON.parse(answer.text)).error,
            answer.text,
          ).toBeUndefined();
        if (answer.status === 400)
          expect(isDocumented(operation, JSON.parse(answer.text) as ProblemBody), answer.text).toBe(
            true,
          );
      }),
      { numRuns: requestCount, seed: Number(process.env.TEST_SEED ?? 7) },
    );
  },
  requestCount * 10_000,
);
