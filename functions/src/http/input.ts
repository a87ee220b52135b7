import type { Endpoint } from '@wine-walk/common/api/contract/endpoint.ts';
import { fieldProblemOf, issueCode } from '@wine-walk/common/api/contract/field-problem.ts';
import {
  type FieldProblem,
  type Problem,
  problem,
} from '@wine-walk/common/api/contract/problems.ts';
import type { Context } from 'hono';
import type { z } from 'zod';

type BodyProblem = Problem<
  'invalid-input' | 'body-too-large' | 'malformed-text' | 'not-valid-json' | 'request-timeout'
>;

interface BodyLimits {
  maxBytes: number;
  timeoutMs: number;
}

/**
 * Reads a body of limited size as JSON. Rejects a larger declared length before reading, a larger body at the first
 * excess byte, and one that has not arrived in time. Text with malformed Unicode is rejected as well.
 */
async function readJsonBody(
  context: Context,
  limits: BodyLimits,
): Promise<{ json: unknown } | BodyProblem> {
  if (Number(context.req.header('Content-Length') ?? 0) > limits.maxBytes)
    return tooLarge(limits.maxBytes);
  const bytes = await readBytes(context.req.raw.body, limits);
  if ('problem' in bytes) {
    // The rest of the body may never come, so the connection cannot be used again.
    if (bytes.problem === 'request-timeout') context.header('Connection', 'close');
    return bytes;
  }
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isWellFormed(json) ? { json } : problem('malformed-text');
  } catch {
    return problem('not-valid-json');
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<Uint8Array | BodyProblem> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  try {
    let length = 0;
    for (;;) {
      const read = await Promise.race([reader?.read(), late]);
      if (read === 'late') return tooSlow(timeoutMs);
      if (!read?.value) return Buffer.concat(chunks);
      length += read.value.byteLength;
      if (length > maxBytes) {
        void reader?.cancel();
        return tooLarge(maxBytes);
      }
      chunks.push(read.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(timeoutMs: number): Problem<'request-timeout'> {
  return problem('request-timeout', { seconds: timeoutMs / 1000 });
}

/** True if all text in it can be encoded as UTF-8: a JSON escape can denote half of a surrogate pair. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => name.isWellFormed() && isWellFormed(item));
}

function tooLarge(maxBytes: number): Problem<'body-too-large'> {
  return problem('body-too-large', { kilobytes: Math.round(maxBytes / 1024) });
}

const defaultBodyLimit = 64 * 1024;
export const defaultBodyTimeoutMs = 10_000;

/** Parses path parameters, query and body of a request by the contract. */
export async function parseInput(
  context: Context,
  endpoint: Endpoint,
  bodyTimeoutMs: number,
): Promise<{ params: unknown; query: unknown; body: unknown } | BodyProblem> {
  const sent = endpoint.body
    ? await readJsonBody(context, {
        maxBytes: endpoint.bodyLimit ?? defaultBodyLimit,
        timeoutMs: bodyTimeoutMs,
      })
    : { json: undefined };
  if (!('json' in sent)) return sent;
  const repeated = endpoint.query && repeatedName(context);
  if (repeated !== undefined) return invalid([repeatedIssue(repeated)]);
  const options = { error: issueCode };
  const params = endpoint.params?.safeParse(context.req.param(), options);
  const query = endpoint.query?.safeParse(context.req.query(), options);
  const body = endpoint.body?.safeParse(sent.json, options);
  const issues = [params, query, body].flatMap((result) => result?.error?.issues ?? []);
  if (issues.length > 0) return invalid(issues);
  return { params: params?.data, query: query?.data, body: body?.data };
}

/** Returns a query parameter that occurs twice, which is ambiguous. */
function repeatedName(context: Context): string | undefined {
  const queries = Object.entries(context.req.queries());
  return queries.find(([, values]) => values.length > 1)?.[0];
}

const repeatedIssue = (name: string): z.core.$ZodIssue => ({
  code: 'custom',
  path: [name],
  message: 'sent-twice',
});

/** Maximum numbers of fields in a response: a body of 64 KB can have thousands of invalid ones. */
const maxFields = 50;
const maxUnknownFields = 8;
const maxNameLength = 40;

function invalid(issues: readonly z.core.$ZodIssue[]): Problem<'invalid-input'> {
  const unknownFields = issues
    .filter(isOfUnknown)
    .flatMap(namesOf)
    .slice(0, maxUnknownFields)
    .map(shortName);
  const known = issues.filter((issue) => !isOfUnknown(issue));
  // A map, since a field can have any name, even that of an inherited property.
  const fields = new Map<string, FieldProblem>();
  for (const issue of known.slice(0, maxFields))
    for (const name of namesOf(issue))
      if (!fields.has(name)) fields.set(name, fieldProblemOf(issue));
  for (const field of unknownFields)
    if (!fields.has(field)) fields.set(field, { code: 'unknown-field' });
  return {
    problem: 'invalid-input',
    fields: Object.fromEntries(fields),
    ...(unknownFields.length > 0 && { details: { unknownFields } }),
  };
}

/** Returns the name of an unknown field, cut to a few bytes in JSON. */
function shortName(name: string): string {
  let short = name.slice(0, maxNameLength);
  while (Buffer.byteLength(JSON.stringify(short)) > 2 * maxNameLength) short = short.slice(0, -1);
  return short === name ? name : `${short.toWellFormed()}…`;
}

const isOfUnknown = ({ code }: z.core.$ZodIssue) => code === 'unrecognized_keys';

function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'body'];
}
