import { z } from 'zod';
import { api } from '../contract/api.ts';
import type { Access, Endpoint } from '../contract/endpoint.ts';
import { type ProblemCode, problemBody, problemStatus } from '../contract/problems.ts';

const accessWords: Record<Access, string> = {
  anyone: 'Anyone.',
  attendee: 'A signed-in participant, for their own records.',
  desk: 'Staff of either role.',
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
  for (const [name, endpoint] of Object.entries(api)) {
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
    description: accessWords[endpoint.access],
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
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
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
  const everywhere: ProblemCode[] = ['invalid-input', 'unexpected'];
  const signedIn: ProblemCode[] =
    endpoint.access === 'anyone' ? [] : ['not-signed-in', 'session-expired', 'forbidden'];
  const codes = [...endpoint.problems, ...signedIn, ...everywhere];
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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
