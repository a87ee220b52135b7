import { appCheckHeader, needsAppCheck } from '@wine-walk/common/api/contract/app-check.ts';
import type {
  BodyInput,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { databaseHeader } from '@wine-walk/common/api/database.ts';
import { syncServerClock } from '../device/server-clock.ts';
import { appCheckToken } from '../firebase/app-check.ts';
import { noteDatabase } from '../firebase/database.ts';
import { jsonRequest } from '../lib/json-request.ts';
import { ApiError, NetworkError } from './api-errors.ts';

/** Request timeout in milliseconds. */
export const timeoutMs = 30_000;

type Part<Name extends string, T> = [T] extends [undefined] ? unknown : { [K in Name]: T };

/** Input of a call: the parts that its endpoint declares, and options. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInput<E>> & {
    query?: QueryOf<E>;
    /** Key for `idempotent` endpoints: the same for every attempt of one action. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** `null`: a 401 resolves to null instead of throwing. */
    on401?: 'throw' | 'null';
  };

/** Input of an endpoint at run time. */
export interface UntypedInput {
  params?: Record<string, string>;
  body?: unknown;
  query?: Record<string, string | number | boolean | null | undefined>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  on401?: 'throw' | 'null';
}

export interface Api {
  <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { on401: 'null' },
  ): Promise<ResponseOf<E> | null>;
  <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>>;
}

/** Returns the ID token, null if anonymous; a new one if the server finds that the last one has expired (`isExpired`). */
export type TokenSource = (isExpired: boolean) => Promise<string | null>;

/**
 * Creates a client that authenticates with `token`; calls `refused` on a 401 with a token. Calls throw
 * ApiError for a response that is not OK and NetworkError without a usable response.
 */
export function createApiClient(token: TokenSource, refused?: () => void): Api {
  return async (endpoint: Endpoint, input: UntypedInput) => {
    const idToken = await toApiError(token(false));
    let answer = await exchange(endpoint, input, idToken);
    // Firebase renews a token 30 seconds before it ends, by the clock of the device, which may have been set back.
    if (idToken && mayBeRenewed(answer)) {
      const renewed = await toApiError(token(true).catch(noneUnlessOffline));
      if (renewed && renewed !== idToken) answer = await exchange(endpoint, input, renewed);
    }
    const { response, body } = answer;
    if (response.status === 401 && idToken) refused?.();
    if (response.status === 401 && input.on401 === 'null') return null;
    if (!response.ok) throw new ApiError(response, body);
    return parseAnswer(endpoint, response, body);
  };
}

interface Answer {
  response: Response;
  body: string;
}

async function exchange(
  endpoint: Endpoint,
  input: UntypedInput,
  idToken: string | null,
): Promise<Answer> {
  const sentAt = Date.now();
  const response = await send(endpoint, input, idToken);
  // The browser may have kept it for months, with the time and the database of that day.
  if (!endpoint.isImmutable) noteServer(response.headers, sentAt);
  return { response, body: await toApiError(response.text()) };
}

/** Returns no token if Firebase refuses to renew it, so that the server's answer stands. Throws if it cannot be reached. */
function noneUnlessOffline(error: unknown): null {
  if ((error as { code?: unknown }).code === 'auth/network-request-failed') throw error;
  return null;
}

/** True if the token may have expired while the session goes on. */
function mayBeRenewed({ response, body }: Answer): boolean {
  if (response.status !== 401) return false;
  const { code, details } = new ApiError(response, body);
  return code === 'session-expired' && details.reason === undefined;
}

function noteServer(headers: Headers, sentAt: number): void {
  syncServerClock(headers.get('Date'), sentAt, headers.get('Age'));
  noteDatabase(headers.get(databaseHeader));
}

/** Returns the URL path with parameters and query. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: UntypedInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const queryParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) queryParams.set(name, String(value));
  }
  return queryParams.size > 0 ? `${path}?${queryParams}` : path;
}

async function send(
  endpoint: Endpoint,
  input: UntypedInput,
  token: string | null,
): Promise<Response> {
  const headers = new Headers(jsonRequest.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const appCheck = needsAppCheck(endpoint) ? await appCheckToken() : null;
  if (appCheck) headers.set(appCheckHeader, appCheck);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const signal = withAbortTimeout(input.signal);
  return toApiError(
    fetch(pathOf(endpoint, input), {
      ...jsonRequest,
      method: endpoint.method,
      headers,
      body,
      signal,
    }),
  );
}

/** Combines the caller's signal and the timeout; AbortSignal.any is missing on older phones. */
function withAbortTimeout(signal: AbortSignal | undefined): AbortSignal {
  const either = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  for (const source of [timeout, signal]) {
    if (source?.aborted) either.abort(source.reason);
    source?.addEventListener('abort', () => either.abort(source.reason), { once: true });
  }
  return either.signal;
}

/** Maps network failures to the app's errors. */
async function toApiError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw failure(error);
  }
}

function failure(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new NetworkError('timeout', 'The server did not answer in time.', error);
  }
  return new NetworkError('offline', 'The server could not be reached.', error);
}

function parseAnswer(endpoint: Endpoint, response: Response, body: string): unknown {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  try {
    if (!isJson) throw new Error('The answer is not JSON.');
    return endpoint.output.parse(JSON.parse(body));
  } catch (error) {
    throw new NetworkError('unreadable', 'The server answered something unexpected.', error);
  }
}

/** API client without a session, for calls that establish an identity. */
export const anonymousApi = createApiClient(() => Promise.resolve(null));
