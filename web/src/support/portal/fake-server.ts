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

type Handler = (request: RecordedRequest) => Reply | Promise<Reply>;

/** Fake server with responses set by the test, which records the requests. */
export interface FakeServer {
  /** All requests so far. */
  requests: RecordedRequest[];
  /** Returns the requests of this call, in order. */
  requestsTo: (call: string) => RecordedRequest[];
  /** Sets the response of `METHOD /path`, such as `POST /api/admin/login`, from now on. */
  on: (call: string, reply: Reply | Handler) => void;
}

/** Replaces `fetch`. Responds with 500 to an unknown call, so tests fail by the visible error. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const recorded: RecordedRequest[] = [];
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const request: RecordedRequest = {
        method,
        path,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        headers: new Headers(headers),
      };
      recorded.push(request);
      const reply = await handlers.get(`${method} ${path}`)?.(request);
      return toResponse(reply ?? refusal(500, 'unexpected', `Nobody answers ${method} ${path}`));
    },
  );
  return {
    requests: recorded,
    requestsTo: (call) => recorded.filter(({ method, path }) => `${method} ${path}` === call),
    on: (call, reply) => handlers.set(call, typeof reply === 'function' ? reply : () => reply),
  };
}

/** Returns the problems of fields with these messages, whose codes have no text. */
export const invalidFields = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { code: 'other', message }]),
  );

/** Returns the API's response for a rejected call. `fields`: message of each invalid field. */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Reply {
  const { headers, fields } = more;
  const body = { code, message, ...(fields && { fields: invalidFields(fields) }) };
  return { status, body, headers };
}

function toResponse({ status = 200, body, headers }: Reply): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
