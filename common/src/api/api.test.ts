import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as catalogDocuments from '../model/catalog.ts';
import * as participantDocuments from '../model/participants.ts';
import * as rewardDocuments from '../model/rewards.ts';
import { apiEndpoints } from './api.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { problemCodes } from './contract/problem-codes.ts';
import { isProblem, problem } from './contract/problems.ts';
import { walletServicePath } from './wallets.ts';

/** Returns a schema with all schemas in it. */
function within(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.core.$ZodType[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const parts = Object.entries(def).flatMap(([name, part]): unknown[] => {
    if (name === 'shape') return Object.values(part as object);
    return Array.isArray(part) ? part : [part];
  });
  const inner = parts.filter((part) => part instanceof Object && '_zod' in part);
  return [schema, ...inner.flatMap((part) => within(part as z.core.$ZodType, seen))];
}

/** True if an object schema rejects unknown fields. */
function isStrict(schema: z.core.$ZodType): boolean {
  const { type, catchall } = schema._zod.def as unknown as {
    type: string;
    catchall?: z.core.$ZodType;
  };
  return type === 'object' && catchall?._zod.def.type === 'never';
}

/** True if checks follow a maximum length that does not end them. */
function checksBeyondLength(schema: z.core.$ZodType): boolean {
  const checks = (schema._zod.def.checks ?? []).map(
    ({ _zod }): { check: string; abort?: boolean | undefined } => _zod.def,
  );
  return checks.some(
    ({ check, abort = false }, index) =>
      check === 'max_length' &&
      !abort &&
      checks.slice(index + 1).some((later) => later.check !== 'min_length'),
  );
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof Object && '_zod' in value;
const schemasOf = (module: object) => Object.values(module).filter(isSchema);

describe('a client older than the API', () => {
  it.each(Object.entries(apiEndpoints))(
    'parses a response of %s with unknown fields',
    (_, call) => {
      expect(within(call.output).filter(isStrict)).toEqual([]);
    },
  );

  it('parses documents with unknown fields', () => {
    const schemas = [catalogDocuments, participantDocuments, rewardDocuments].flatMap(schemasOf);
    expect(schemas.length).toBeGreaterThan(5);
    expect(schemas.flatMap((schema) => within(schema)).filter(isStrict)).toEqual([]);
  });

  it('isStrict detects a strict body', () => {
    const bodies = Object.values(apiEndpoints).flatMap(({ body }) => (body ? within(body) : []));
    expect(bodies.filter(isStrict).length).toBeGreaterThan(50);
  });
});

describe('isProblem', () => {
  it('isProblem distinguishes problems from all responses', () => {
    expect(isProblem(problem('event-not-found'))).toBe(true);
    for (const answer of [null, undefined, 'problem', 7, [], {}, { message: 'Done' }])
      expect(isProblem(answer)).toBe(false);
  });
});

const endpoints = Object.entries(apiEndpoints);
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

interface ObjectSchema {
  type: 'object';
  properties?: object;
  additionalProperties?: unknown;
}

/** Returns all objects in a JSON schema, at any depth. */
function objectsIn(schema: unknown): ObjectSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap(objectsIn);
  const isObject = 'type' in schema && schema.type === 'object';
  return isObject ? [schema as ObjectSchema, ...inside] : inside;
}

/** Returns all numbers in a JSON schema, at any depth. */
function numbersIn(schema: unknown): { maximum?: number }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isNumber = 'type' in schema && (schema.type === 'integer' || schema.type === 'number');
  return isNumber ? [schema as { maximum?: number }] : Object.values(schema).flatMap(numbersIn);
}

/** Endpoints of the specification (section 7), with parameters as `{}`. */
const specified = [
  'POST /api/tickets/validate',
  'POST /api/waiver/submit',
  'GET /api/waiver/{}',
  'GET /api/events/active',
  'GET /api/events/{}/businesses',
  'GET /api/participants/{}/rewards/{}',
  'GET /api/events/{}/progress/{}',
  'POST /api/participants',
  'GET /api/participants/{}',
  'GET /api/participants/{}/checkins/{}',
  'POST /api/checkins',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/change-password',
  'GET /api/admin/businesses',
  'POST /api/admin/businesses',
  'PUT /api/admin/businesses/{}',
  'GET /api/admin/events',
  'POST /api/admin/events',
  'PUT /api/admin/events/{}',
  'GET /api/admin/rewards',
  'POST /api/admin/rewards',
  'PUT /api/admin/rewards/{}',
  'GET /api/admin/tickets',
  'DELETE /api/admin/tickets/{}',
];

const callOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

describe('apiEndpoints', () => {
  it('contains every endpoint of the specification', () => {
    expect(endpoints.map(([, endpoint]) => callOf(endpoint))).toEqual(
      expect.arrayContaining(specified),
    );
  });

  it('contains every endpoint declared in a file of the contract, under a unique name', async () => {
    const files = await readdir(import.meta.dirname, { recursive: true });
    const modules = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'api.ts');
    const declared: string[] = [];
    for (const name of modules) {
      const exported = (await import(new URL(name, import.meta.url).href)) as Record<
        string,
        unknown
      >;
      for (const [name, value] of Object.entries(exported))
        if (typeof value === 'object' && value !== null && 'access' in value) declared.push(name);
    }
    expect(declared.toSorted()).toEqual(Object.keys(apiEndpoints).toSorted());
  });

  it('contains no two endpoints with one method and path', () => {
    const calls = endpoints.map(([, endpoint]) => callOf(endpoint));
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('restricts /api/admin to staff, except for sign-ins', () => {
    for (const [name, { path, access }] of endpoints) {
      const isForStaff = ['shop', 'desk', 'account', 'admin'].includes(access);
      const isStaffPath = /^\/api\/(admin|shop)\//.test(path);
      const isSignIn = ['staffLogin', 'joinShift', 'joinShop', 'joinAsVolunteer'].includes(name);
      expect(isStaffPath, name).toBe(isForStaff || isSignIn);
    }
  });

  it('limits the calls of attendees, whose accounts are free', () => {
    const unlimited = endpoints.filter(([, { access, rate }]) => access === 'attendee' && !rate);
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });

  it('limits the calls that anyone may send, except a cached one and those limited across instances', () => {
    const unlimited = endpoints.filter(([, { access, rate }]) => access === 'anyone' && !rate);
    expect(unlimited.map(([name]) => name).toSorted()).toEqual(['readHealth', 'staffLogin']);
  });

  it('serves the passes of a full house at one address within a minute', () => {
    const ofPasses = endpoints.filter(
      ([, { path }]) =>
        path.startsWith(walletServicePath) || /^\/api\/waiver\/.*(wallet|pass)/.test(path),
    );
    expect(ofPasses.length).toBeGreaterThanOrEqual(6);
    for (const [name, { rate }] of ofPasses)
      expect(rate?.perMinute, name).toBeGreaterThanOrEqual(600);
  });

  it('limits each amount in a body, so that a till adds up safe integers', () => {
    const fields = endpoints
      .flatMap(([, { body }]) => (body ? objectsIn(schemaOf(body, 'input')) : []))
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([name]) => /cents$/i.test(name));
    expect(fields.length).toBeGreaterThan(5);
    for (const [name, schema] of fields)
      for (const { maximum } of numbersIn(schema)) expect(maximum, name).toBeLessThanOrEqual(1e9);
  });

  it('accepts an idempotency key for every write that people repeat', () => {
    for (const name of ['submitRegistration', 'checkIn', 'issueRedemptionCode', 'redeemReward'])
      expect(apiEndpoints[name], name).toMatchObject({ method: 'POST', idempotent: true });
  });

  it('takes no name, email or phone in an address, which is logged', () => {
    const named = endpoints.flatMap(([name, { params, query }]) =>
      Object.keys({ ...params?.shape, ...query?.shape }).map((field) => `${name}.${field}`),
    );
    expect(named.filter((field) => /(name|email|phone)$/i.test(field))).toEqual([]);
  });

  it('reveals nothing for staff to attendees and visitors', () => {
    const secrets = /venue(Code|Pin)|password|holder(Name|Email)|"ip"|userAgent|generation/i;
    for (const [name, { access, output }] of endpoints) {
      if (access !== 'anyone' && access !== 'attendee') continue;
      expect(JSON.stringify(schemaOf(output, 'output')), name).not.toMatch(secrets);
    }
  });
});

describe.each(endpoints)('%s', (_, { method, path, params, query, body, problems }) => {
  it('declares exactly the parameters of its path', () => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
    expect(path).toMatch(/^\/api(\/([a-z-]+|v1|\{\w+\}))+$/);
  });

  it('has a body only if its method has one', () => {
    if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
  });

  it('rejects unknown fields at any depth', () => {
    for (const schema of [query, body]) {
      const objects = schema ? objectsIn(schemaOf(schema, 'input')) : [];
      for (const object of objects) expect(object.additionalProperties).not.toBeUndefined();
      for (const { properties, additionalProperties } of objects)
        if (properties) expect(additionalProperties).toBe(false);
    }
  });

  it('lists each of its problems once', () => {
    expect(new Set(problems).size).toBe(problems.length);
    for (const code of problems) expect(problemCodes[code].status).toBeGreaterThanOrEqual(400);
  });

  it('checks no text or list beyond its maximum length', () => {
    const inputs = [params, query, body].flatMap((schema) => (schema ? within(schema) : []));
    expect(inputs.filter(checksBeyondLength)).toEqual([]);
  });

  it('parses any input without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of [params, query, body]) schema?.safeParse(value);
      }),
      { numRuns: 30 },
    );
  });
});
