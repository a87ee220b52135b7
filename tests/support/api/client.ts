import type { BodyInput, Endpoint, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ProblemBody, type ProblemDetails } from '@wine-walk/common/api/contract/problems.ts';
import type { EndpointAt } from './calls/endpoint-at.ts';
import { appUrl } from './urls.ts';

/** URL of the API by default: served by this process for the `api` suite, the app's for browser tests. */
const defaultUrl = process.env.API_IN_PROCESS
  ? (await (await import('./served-app.ts')).serveApp()).at
  : appUrl;

/** Options of a request, independent of its endpoint. */
export interface Sent {
  token?: string;
  /** Value of `Idempotency-Key`. */
  key?: string;
  /** Body sent as is. */
  raw?: string;
  /** JSON body that the contract does not allow. */
  unchecked?: unknown;
  headers?: Record<string, string>;
  /** Base URL of the API. */
  at?: string;
}

interface LooseSent extends Sent {
  body?: unknown;
}

export interface Answer<Json = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if the response is not JSON. */
  json: Json;
}

/** Problem body with all fields, since tests read the fields they expect. */
type Refusal = Required<Omit<ProblemBody, 'details' | 'fields'>> & {
  details: Required<ProblemDetails>;
  /** Message of each invalid field; `text` has their codes, too. */
  fields: Record<string, string>;
};

/** Response of a call: its output, or a problem. */
export type AnswerAt<E extends Endpoint> = Answer<ResponseOf<E> & Refusal>;

type SentTo<E extends Endpoint> = [E] extends [never]
  ? [theContractHasNoSuchCall: never]
  : [sent?: Sent & { body?: BodyInput<E> }];

type Method = Endpoint['method'];

/** Calls an endpoint of the contract. Unknown paths and fields are type errors. */
export interface Call {
  <const M extends Method, const P extends string>(
    method: M,
    path: P,
    ...sent: SentTo<EndpointAt<M, P>>
  ): Promise<AnswerAt<EndpointAt<M, P>>>;
}

/** Calls an endpoint as a person. */
export interface CallAs<Person> {
  <const M extends Method, const P extends string>(
    person: Person,
    method: M,
    path: P,
    ...sent: SentTo<EndpointAt<M, P>>
  ): Promise<AnswerAt<EndpointAt<M, P>>>;
}

export const call: Call = (method, path, ...[sent]) => request(method, path, sent) as never;

/** Sends an HTTP request to any URL. */
export async function request(method: string, path: string, sent: LooseSent = {}): Promise<Answer> {
  const body = sent.unchecked ?? sent.body;
  const answer = await fetch((sent.at ?? defaultUrl) + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...(sent.token && { Authorization: `Bearer ${sent.token}` }),
      ...(sent.key && { 'Idempotency-Key': sent.key }),
      ...sent.headers,
    },
    body: sent.raw ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.includes('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson ? withFieldMessages(JSON.parse(text), answer.status) : undefined,
  };
}

/** Returns the body of a problem with the message of each invalid field in place of its problem. */
function withFieldMessages(json: unknown, status: number): unknown {
  const { fields } = (json ?? {}) as Partial<ProblemBody>;
  if (status < 400 || !fields) return json;
  const messages = Object.entries(fields).map(([name, { message }]) => [name, message]);
  return { ...(json as object), fields: Object.fromEntries(messages) as Record<string, string> };
}
