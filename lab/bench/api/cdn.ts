import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Milliseconds of `performance.now()`. */
  freshUntil: number;
}

/**
 * Starts a server that keeps the API's public answers as Hosting's CDN does: by the whole URL, for `s-maxage` seconds,
 * then asks with the validator whether they changed. `headers` are added to each request, as Google's front ends do.
 * https://firebase.google.com/docs/hosting/manage-cache
 */
export async function startCdn(origin: string, headers: Record<string, string>): Promise<string> {
  const cached = new Map<string, Promise<CachedAnswer>>();

  const load = async (path: string, before: CachedAnswer | undefined): Promise<CachedAnswer> => {
    const validator = before?.headers.etag;
    const answer = await fetch(origin + path, {
      headers: { ...headers, ...(validator && { 'If-None-Match': validator }) },
    });
    const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '')?.[1]);
    const freshUntil = performance.now() + (seconds || 0) * 1000;
    const body = Buffer.from(await answer.arrayBuffer());
    if (before && answer.status === 304) return { ...before, freshUntil };
    const { status } = answer;
    return { status, headers: Object.fromEntries(answer.headers), body, freshUntil };
  };

  const answerOf = async (path: string): Promise<CachedAnswer> => {
    const current = cached.get(path);
    const before = await current;
    if (before && before.freshUntil > performance.now()) return before;
    // Requests at the same time wait for one answer of the origin.
    if (cached.get(path) === current) cached.set(path, load(path, before));
    return cached.get(path) ?? load(path, before);
  };

  const respond = async (path: string, response: ServerResponse) => {
    const { status, headers: sent, body } = await answerOf(path);
    response.writeHead(status, { 'Content-Type': sent['content-type'] }).end(body);
  };
  const server = createServer(({ url = '/' }, response) => void respond(url, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
