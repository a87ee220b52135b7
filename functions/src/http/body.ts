import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { Context } from 'hono';

type BodyProblem = Problem<'invalid-input' | 'body-too-large'>;

/**
 * Reads a body of at most so many bytes as JSON. One that says it is larger is refused before any of it is
 * read, one that turns out larger at that byte; text that is not well-formed Unicode is not JSON either.
 */
export async function readJsonBody(
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

/** Undefined where there are more. */
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

/** Whether every text in it can be written as UTF-8: an escape in JSON can name half of a character. */
export function isWellFormed(value: unknown): boolean {
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
