import { vi } from 'vitest';

export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

interface Reply {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

type Handler = (asked: RecordedRequest) => Reply | Promise<Reply>;

/** A server that answers what the test tells it to, and notes what it was asked. */
export interface FakeServer {
  /** Every request so far. */
  asked: RecordedRequest[];
  /** What was asked of this call, in order. */
  askedOf: (call: string) => RecordedRequest[];
  /** Answers `METHOD /path`, such as `POST /api/admin/login`, so from now on. */
  on: (call: string, reply: Reply | Handler) => void;
}

/** Replaces `fetch`. A call that nobody told it about is a 500: tests fail by what the screen says. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const asked: RecordedRequest[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const request: RecordedRequest = {
        method,
        path,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        headers: new Headers(headers),
      };
      asked.push(request);
      const reply = await handlers.get(`${method} ${path}`)?.(request);
      return toResponse(reply ?? refusal(500, 'unexpected', `Nobody answers ${method} ${path}`));
    },
  );
  return {
    asked,
    askedOf: (call) => asked.filter(({ method, path }) => `${method} ${path}` === call),
    on: (call, reply) => handlers.set(call, typeof reply === 'function' ? reply : () => reply),
  };
}

/** What the API answers where it refuses. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Reply {
  const { headers, ...rest } = more;
  return { status, body: { code, message, ...rest }, headers };
}

function toResponse({ status = 200, body, headers }: Reply): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
