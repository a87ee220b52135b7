import type { Endpoint } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { Context } from 'hono';
import type { z } from 'zod';

type BodyProblem = Problem<'invalid-input' | 'body-too-large'>;

/**
 * Reads a body of limited size as JSON. Rejects a larger declared length before reading, and a larger body at
 * the first excess byte. Text with malformed Unicode is rejected as well.
 */
async function readJsonBody(
  context: Context,
  maxBytes: number,
): Promise<{ json: unknown } | BodyProblem> {
  if (Number(context.req.header('Content-Length') ?? 0) > maxBytes) return tooLarge(maxBytes);
  const bytes = await readBytes(context.req.raw.body, maxBytes);
  if (!bytes) return tooLarge(maxBytes);
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isWellFormed(json)
      ? { json }
      : problem('invalid-input', 'The request holds text that is not well-formed Unicode.');
  } catch {
    return problem('invalid-input', 'The request is not valid JSON.');
  }
}

/** Returns the bytes; undefined if there are more than the limit. */
async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** True if all text in it can be encoded as UTF-8: a JSON escape can denote half of a surrogate pair. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => name.isWellFormed() && isWellFormed(item));
}

function tooLarge(maxBytes: number): Problem<'body-too-large'> {
  return problem(
    'body-too-large',
    `This request is larger than ${Math.round(maxBytes / 1024)} KB.`,
  );
}

const defaultBodyLimit = 64 * 1024;

type InputProblem = Problem<'invalid-input' | 'body-too-large'>;

/** Parses path parameters, query and body of a request by the contract. */
export async function parseInput(
  context: Context,
  endpoint: Endpoint,
): Promise<{ params: unknown; query: unknown; body: unknown } | InputProblem> {
  const sent = endpoint.body
    ? await readJsonBody(context, endpoint.bodyLimit ?? defaultBodyLimit)
    : { json: undefined };
  if (!('json' in sent)) return sent;
  const repeated = endpoint.query && repeatedName(context);
  if (repeated !== undefined) return invalid([repeatedIssue(repeated)]);
  const params = endpoint.params?.safeParse(context.req.param());
  const query = endpoint.query?.safeParse(context.req.query());
  const body = endpoint.body?.safeParse(sent.json);
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
  message: 'This is given more than once.',
});

function invalid(issues: readonly z.core.$ZodIssue[]): InputProblem {
  // A map, since a field can have any name, even that of an inherited property.
  const fields = new Map<string, string>();
  for (const issue of issues) {
    for (const name of namesOf(issue)) if (!fields.has(name)) fields.set(name, messageOf(issue));
  }
  const [first] = fields;
  const unknownFields = issues.filter(isOfUnknown).flatMap(namesOf);
  return problem('invalid-input', first ? sentence(...first) : 'Please check the fields.', {
    fields: Object.fromEntries(fields),
    ...(unknownFields.length > 0 && { details: { unknownFields } }),
  });
}

const isOfUnknown = ({ code }: z.core.$ZodIssue) => code === 'unrecognized_keys';

function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.') || 'body'];
}

function messageOf(issue: z.core.$ZodIssue): string {
  return isOfUnknown(issue) ? 'This field is not known.' : issue.message;
}

function sentence(name: string, message: string): string {
  return name === 'body' ? message : `${name}: ${message}`;
}
