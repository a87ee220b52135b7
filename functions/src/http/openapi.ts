import { apiEndpoints } from '@wine-walk/common/api/api.ts';
import type { Access, Endpoint } from '@wine-walk/common/api/endpoint.ts';
import { type ProblemCode, problemBody, problemStatus } from '@wine-walk/common/api/problems.ts';
import { z } from 'zod';
import { idempotencyKeyPattern } from './idempotency.ts';
import { rulesOfOperation } from './openapi-rules.ts';
import { json, schemaOf } from './openapi-schema.ts';
import { portablePattern } from './portable-pattern.ts';

const accessMessage: Record<Access, string> = {
  anyone: 'Anyone.',
  attendee: 'A signed-in participant, for their own records.',
  shop: 'Staff of any role; a shop for its own business.',
  desk: 'Staff of role desk or admin.',
  admin: 'Staff of role admin.',
};

let described: object | undefined;

/** The API in OpenAPI 3.1, made from the contract. */
export function openApi(): object {
  described ??= {
    openapi: '3.1.0',
    info: { title: 'Wine Walk', version: '1.0.0' },
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: z.toJSONSchema(problemBody) },
    },
    paths: pathItems(),
  };
  return described;
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
    ...rulesOfOperation(operationId),
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
      200: { description: 'Done.', content: json(schemaOf(endpoint.output, 'output')) },
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
    // A token that is sent is looked at, also where none is needed.
    'not-signed-in',
    'session-expired',
    'unexpected',
    'unreadable',
    'unavailable',
    ...(endpoint.idempotent ? (['idempotency-key-reused'] as const) : []),
  ];
  const isWrite = endpoint.method !== 'GET';
  const refused: ProblemCode[] = [
    ...(endpoint.access === 'anyone' && !isWrite && !endpoint.params
      ? []
      : (['forbidden'] as const)),
    ...(endpoint.body ? (['body-too-large'] as const) : []),
    ...(endpoint.rate || isWrite ? (['too-many-requests'] as const) : []),
  ];
  const codes = new Set([...endpoint.problems, ...refused, ...everywhere]);
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
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
