import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { openApi } from './openapi.ts';
import { rulesOfOperation, rulesOfSchema } from './openapi-rules.ts';
import { portablePattern } from './portable-pattern.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
  security?: object[];
}

/** As it travels. */
const document = JSON.parse(JSON.stringify(openApi())) as {
  openapi: string;
  info: { title: string; version: string };
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('openapi.json', () => {
  it('is of a version readers know, and names its product', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toEqual({ title: 'Wine Walk', version: '1.0.0' });
  });

  // spec: B12.14
  it('describes every endpoint of the contract at its method and path', () => {
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const declared = Object.entries(api).map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference] of references) {
      const name = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? '')?.[1];
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
  });

  it('has no list that older readers take for an empty one', () => {
    expect(JSON.stringify(document.paths)).not.toMatch(/"prefixItems"|"items":false/);
  });

  it('reads a definition of its own schema language nowhere but at the root', () => {
    expect(JSON.stringify(document.paths)).not.toContain('$schema');
  });

  it.each(operations)('$method $path declares its parameters, body and answers', (described) => {
    const { path, method, operation } = described;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);

    if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined();
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/);
      expect(response.description).not.toBe('');
      expect(Object.keys(response.content)).toEqual(['application/json']);
    }
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '500']));
  });

  // spec: B12.15
  it.each(Object.entries(api))('%s asks for a token only where one is needed', (name, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const isSecured = operation?.security !== undefined;
    expect(isSecured, name).toBe(endpoint.access !== 'anyone');
    const refusals = Object.keys(operation?.responses ?? {});
    if (isSecured) expect(refusals).toEqual(expect.arrayContaining(['401', '403']));
    const header = operation?.parameters.some((parameter) => parameter.name === 'Idempotency-Key');
    expect(Boolean(header)).toBe(Boolean(endpoint.idempotent));
  });
});

/** Every rule in a part of the document. */
function rulesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'x-rules' ? (value as string[]) : rulesIn(value),
  );
}

describe('what the schemas cannot say', () => {
  it('stands in the document, in the words of the refusal', () => {
    const rules = Object.fromEntries(
      operations.flatMap(({ operation }) => {
        const rulesHere = [...new Set(rulesIn(operation))].toSorted();
        return rulesHere.length > 0 ? [[operation.operationId, rulesHere]] : [];
      }),
    );
    expect(rules).toMatchInlineSnapshot(`
      {
        "addTicket": [
          "Please enter a valid email address.",
        ],
        "admitAtDesk": [
          "Please enter a year from 1970 to 2999.",
          "Say who comes in.",
          "Take a payment, see an ID, or both.",
        ],
        "changeTickets": [
          "Please enter a valid email address.",
        ],
        "checkIn": [
          "A check-in needs a location or a venue code.",
          "Latitude and longitude go together.",
          "Please enter a year from 1970 to 2999.",
        ],
        "checkInForSomebody": [
          "Check in at one business at a time.",
          "Please enter a year from 1970 to 2999.",
        ],
        "createBusiness": [
          "A rating goes in steps of 0.1.",
          "Please enter an address that starts with https://.",
        ],
        "createEvent": [
          "Please choose a time zone.",
          "Please enter a year from 1970 to 2999.",
          "Please enter an address that starts with https://.",
          "The event must end after it starts.",
        ],
        "createPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "duplicateEvent": [
          "Please enter a year from 1970 to 2999.",
          "The event must end after it starts.",
        ],
        "editAnnouncement": [
          "Please enter a year from 1970 to 2999.",
        ],
        "editBusiness": [
          "A rating goes in steps of 0.1.",
          "Please enter an address that starts with https://.",
        ],
        "editEvent": [
          "Please choose a time zone.",
          "Please enter a year from 1970 to 2999.",
          "Please enter an address that starts with https://.",
          "The event must end after it starts.",
        ],
        "editPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "editTicket": [
          "Please enter a valid email address.",
        ],
        "exportRegistrations": [
          "This page does not exist.",
        ],
        "importDistrict": [
          "{} (what a file may hold: docs/district-map.md)",
        ],
        "importTickets": [
          "Please enter a valid email address.",
          "{} is here twice.",
        ],
        "listEventBusinesses": [
          "Latitude is a number of degrees.",
          "Latitude is at least -90.",
          "Latitude is at most 90.",
          "Longitude is a number of degrees.",
          "Longitude is at least -180.",
          "Longitude is at most 180.",
        ],
        "listRegistrations": [
          "This page does not exist.",
        ],
        "listTickets": [
          "This page does not exist.",
        ],
        "previewPointRule": [
          "Choose a category.",
          "Enter when the window starts and ends.",
          "Please enter a year from 1970 to 2999.",
          "The rule must end after it starts.",
          "The window must end after it starts.",
        ],
        "redeemReward": [
          "Please enter a year from 1970 to 2999.",
        ],
        "registerAtDesk": [
          "This waiver is not known.",
        ],
        "reviewCheckIns": [
          "Please choose why it is refused.",
        ],
        "submitRegistration": [
          "This waiver is not known.",
        ],
        "writeAnnouncement": [
          "Please enter a year from 1970 to 2999.",
        ],
      }
    `);
  });

  // spec: B12.14
  it('leaves out no refinement: each has its words there, or its operation has', () => {
    const unsaid = Object.entries(api).flatMap(
      ([name, { body, query, params }]: [string, Endpoint]) => {
        let refinements = 0;
        for (const schema of [body, query, params])
          if (schema)
            z.toJSONSchema(schema, {
              io: 'input',
              unrepresentable: 'any',
              override: ({ zodSchema }) => {
                const { checks = [] } = zodSchema._zod.def;
                const custom = checks.filter((check) => check._zod.def.check === 'custom');
                if (custom.length > rulesOfSchema(zodSchema).length) refinements += 1;
              },
            });
        return refinements > 0 && !rulesOfOperation(name)['x-rules'] ? name : [];
      },
    );
    expect(unsaid).toEqual([]);
  });
});

describe('a pattern', () => {
  /** What JavaScript alone reads, or reads otherwise than Python: classes of Unicode, of letters and digits. */
  const ownDialect = /\\[pPdwDW]|\(\?<(?![=!])/;

  it('is one that other engines read alike', () => {
    const patterns = [...JSON.stringify(openApi()).matchAll(/"pattern":"((?:[^"\\]|\\.)*)"/g)];
    expect(patterns.length).toBeGreaterThan(20);
    const own = patterns.map(([, text]) => JSON.parse(`"${text}"`) as string);
    expect(own.filter((pattern) => ownDialect.test(pattern))).toEqual([]);
  });

  it.each([
    ['^\\d{8}$', '^[0-9]{8}$'],
    ['^[+\\d\\s().x-]*$', '^[+0-9\\s().x-]*$'],
    ['^[\\w-]{8,128}$', '^[A-Za-z0-9_-]{8,128}$'],
    ['^\\[\\d\\]$', '^\\[[0-9]\\]$'],
  ])('%s is told as %s', (pattern, documented) => {
    expect(portablePattern(pattern)).toBe(documented);
  });
});
