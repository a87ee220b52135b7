import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as catalogueDocuments from '../model/catalog.ts';
import * as participantDocuments from '../model/participants.ts';
import * as rewardDocuments from '../model/rewards.ts';
import { apiEndpoints } from './api.ts';

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

const isSchema = (value: unknown): value is z.core.$ZodType =>
  value instanceof Object && '_zod' in value;
const schemasOf = (module: object) => Object.values(module).filter(isSchema);

describe('a client older than the API', () => {
  // spec: A9.14
  it.each(Object.entries(apiEndpoints))(
    'parses a response of %s with unknown fields',
    (_, call) => {
      expect(within(call.output).filter(isStrict)).toEqual([]);
    },
  );

  // spec: A9.14
  it('parses documents with unknown fields', () => {
    const schemas = [catalogueDocuments, participantDocuments, rewardDocuments].flatMap(schemasOf);
    expect(schemas.length).toBeGreaterThan(5);
    expect(schemas.flatMap((schema) => within(schema)).filter(isStrict)).toEqual([]);
  });

  it('isStrict detects a strict body', () => {
    const bodies = Object.values(apiEndpoints).flatMap(({ body }) => (body ? within(body) : []));
    expect(bodies.filter(isStrict).length).toBeGreaterThan(50);
  });
});
