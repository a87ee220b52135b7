import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

const compressed = promisify(gzip);

/** Compressed JSON of answers, while a request holds them: handlers may return one object to many callers. */
const bodies = new WeakMap<object, Promise<Uint8Array<ArrayBuffer>>>();

/** Sends an answer as JSON, compressed for clients that accept it; one that many callers got is serialized and compressed once. */
export async function compressedOnce(
  context: Context,
  answer: object,
  parse: (answer: object) => unknown,
): Promise<Response> {
  context.header('Vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(context.req.header('Accept-Encoding') ?? ''))
    return context.json(parse(answer) as object);
  const body = bodies.get(answer) ?? compressed(JSON.stringify(parse(answer)));
  bodies.set(answer, body);
  context.header('Content-Encoding', 'gzip');
  return context.body(await body, 200, { 'Content-Type': 'application/json' });
}
