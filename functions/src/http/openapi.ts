import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import { needsAppCheck } from '@wine-walk/common/api/contract/app-check.ts';
import type { Access, Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ProblemCode, problemCodes } from '@wine-walk/common/api/contract/problem-codes.ts';
import { problemBody } from '@wine-walk/common/api/contract/problems.ts';
import { turningMarks } from '@wine-walk/common/model/fields/values.ts';
import { z } from 'zod';
import { idempotencyKeyPattern } from './idempotency.ts';
import { rulesOfOperation, rulesOfSchema } from './openapi-rules.ts';

/**
 * JavaScript classes that other engines interpret differently: Python's digits and letters include every
 * script.
 */
const asciiClasses: Readonly<Record<string, string>> = { '\\d': '0-9', '\\w': 'A-Za-z0-9_' };

/** Converts a pattern to syntax that every engine interprets in the same way. */
export function portablePattern(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\.|[[\]]/gs, (token) => {
    if (token === '[') isInClass = true;
    if (token === ']') isInClass = false;
    const ascii = asciiClasses[token];
    return ascii === undefined ? token : isInClass ? ascii : `[${ascii}]`;
  });
}

/** Converts a schema of the contract to OpenAPI. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      plainList(jsonSchema);
      if (io === 'output') return;
      textPattern(zodSchema, jsonSchema);
      afterTrimming(zodSchema, jsonSchema);
      const rules = rulesOfSchema(zodSchema);
      if (rules.length > 0) jsonSchema['x-rules'] = rules;
    },
  });
  return JSON.parse(JSON.stringify(rest), (name, value: unknown) =>
    name === 'pattern' && typeof value === 'string' ? portablePattern(value) : value,
  ) as object;
}

/**
 * Describes text that is trimmed before a format check, such as an email: the format with spaces around it.
 */
function textPattern(schema: z.core.$ZodType, described: z.core.JSONSchema.BaseSchema): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'pipe' || described.type !== 'string') return;
  const { pattern } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' });
  if (pattern) described.pattern = pattern.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$');
}

/**
 * Describes text that is trimmed before a length check: so many characters that are not surrounding spaces.
 */
function afterTrimming(schema: z.core.$ZodType, described: z.core.JSONSchema.BaseSchema): void {
  const { minLength = 0, pattern } = described;
  const { checks = [] } = (schema as z.core.$ZodTypes)._zod.def;
  const overwrites = checks.filter((check) => check._zod.def.check === 'overwrite').length;
  if (minLength === 0 || overwrites === 0) return;
  // Lines lose more than surrounding spaces (model/fields/values.ts, `withoutPastedMarks`).
  const seen = overwrites > 1 ? `[^\\s${turningMarks.source.slice(1)}` : '\\S';
  const long = minLength === 1 ? seen : `${seen}[\\s\\S]{${minLength - 2},}${seen}`;
  if (pattern === undefined && !described.allOf) described.pattern = long;
  else described.allOf = [...(described.allOf ?? []), { pattern: long }];
}

/**
 * Describes a list of a fixed length: older readers take `items: false` after `prefixItems` for an empty
 * list.
 */
function plainList(schema: z.core.JSONSchema.BaseSchema): void {
  const [first] = schema.prefixItems ?? [];
  if (!first) return;
  schema.items = first;
  delete schema.prefixItems;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function outputContent({ isBinary, output }: Endpoint): object {
  if (!isBinary) return json(schemaOf(output, 'output'));
  const bytes = { schema: { type: 'string', format: 'binary' } };
  const { contentType } = (output as z.ZodObject<{ contentType: z.ZodEnum }>).shape;
  return Object.fromEntries(contentType.options.map((type) => [type, bytes]));
}

const accessMessage: Record<Access, string> = {
  anyone: 'Anyone.',
  attendee: 'Signed-in participants, for their own records.',
  shop: 'Staff of any role; a shop for its own business.',
  desk: 'Staff of role desk or admin.',
  account: 'Staff of role desk or admin with a personal account; no volunteers.',
  admin: 'Staff of role admin.',
};

const staffProblems = ['staff-only', 'shift-of-other-event'] as const;

/** Problems of callers who may not use an endpoint. */
const accessProblems: Record<Access, readonly ProblemCode[]> = {
  anyone: ['shift-of-other-event'],
  attendee: ['participants-only'],
  shop: staffProblems,
  desk: [...staffProblems, 'desk-only'],
  account: [...staffProblems, 'desk-only', 'account-only'],
  admin: [...staffProblems, 'admins-only'],
};

/** Creates the OpenAPI 3.1 document from the contract. */
export function openApi(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Wine Walk', version: '1.0.0' },
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: z.toJSONSchema(problemBody) },
    },
    paths: pathItems(),
  };
}

function pathItems(): Record<string, Record<string, object>> {
  const items: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(apiEndpoints)) {
    items[endpoint.path] ??= {};
    Object.assign(items[endpoint.path] ?? {}, {
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    });
  }
  return items;
}

function operation(operationId: string, endpoint: Endpoint): object {
  return {
    operationId,
    summary: endpoint.summary,
    description: accessMessage[endpoint.access],
    ...rulesOfOperation(operationId, endpoint),
    ...(endpoint.access !== 'anyone' && { security: [{ idToken: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done.', content: outputContent(endpoint) },
      ...refusals(endpoint),
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: portablePattern(idempotencyKeyPattern) },
};

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function refusals(endpoint: Endpoint): Record<number, object> {
  const everywhere: ProblemCode[] = [
    'invalid-input',
    'not-json',
    'not-valid-json',
    'malformed-text',
    'malformed-idempotency-key',
    // A sent token is verified even if the endpoint requires none.
    'not-signed-in',
    'session-expired',
    'unexpected',
    'unreadable',
    'unavailable',
    'busy',
    'concurrent-changes',
    ...(endpoint.idempotent ? (['idempotency-key-reused'] as const) : []),
  ];
  const isWrite = endpoint.method !== 'GET';
  const refused: ProblemCode[] = [
    ...(endpoint.access === 'anyone' && !isWrite && !endpoint.params
      ? []
      : accessProblems[endpoint.access]),
    ...(endpoint.body ? (['body-too-large', 'request-timeout'] as const) : []),
    ...(endpoint.rate || isWrite ? (['too-many-requests'] as const) : []),
    ...(isWrite ? (['cross-site', 'read-only'] as const) : []),
  ];
  if (needsAppCheck(endpoint)) refused.push('app-not-verified');
  const codes = new Set([...endpoint.problems, ...refused, ...everywhere]);
  const byStatus = Map.groupBy(codes, (code) => problemCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    ]),
  );
}
