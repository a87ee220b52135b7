import type { BodyInput, Endpoint, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type ProblemBody, type ProblemDetails } from '@wine-walk/common/api/problems.ts';
import type { EndpointAt } from './endpoint-at.ts';
import { appUrl } from './urls.ts';

/** A mutant of a service (tools/mutants) is in this process's sources: what names no address asks these, too. */
const servedAt = process.env.API_IN_PROCESS
  ? (await (await import('./served-app.ts')).serveApp()).at
  : appUrl;

/** How a request is made, whatever it asks. */
export interface Sent {
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  /** Sent as it is, in place of a body. */
  raw?: string;
  /** Sent as JSON, in place of a body: what the contract does not allow. */
  unchecked?: unknown;
  headers?: Record<string, string>;
  /** Where the API is served; the hosting address unless said otherwise. */
  at?: string;
}

interface LooseSent extends Sent {
  body?: unknown;
}

export interface Answer<Json = unknown> {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined where the answer is not JSON. */
  json: Json;
}

/** A refusal, of which a test reads the fields that it expects. */
type Refusal = Required<Omit<ProblemBody, 'details'>> & { details: Required<ProblemDetails> };

/** What a call answers: its own fields where it is done, a refusal's where it is refused. */
export type AnswerAt<E extends Endpoint> = Answer<ResponseOf<E> & Refusal>;

type SentTo<E extends Endpoint> = [E] extends [never]
  ? [theContractHasNoSuchCall: never]
  : [sent?: Sent & { body?: BodyInput<E> }];

type Method = Endpoint['method'];

/** Makes one call of the contract: a path, a field sent or a field read that it does not have is a type error. */
export interface Call {
  <const M extends Method, const P extends string>(
    method: M,
    path: P,
    ...sent: SentTo<EndpointAt<M, P>>
  ): Promise<AnswerAt<EndpointAt<M, P>>>;
}

/** As who a call is made, before what it is. */
export interface CallAs<Person> {
  <const M extends Method, const P extends string>(
    person: Person,
    method: M,
    path: P,
    ...sent: SentTo<EndpointAt<M, P>>
  ): Promise<AnswerAt<EndpointAt<M, P>>>;
}

export const call: Call = (method, path, ...[sent]) => request(method, path, sent) as never;

/** Makes one request over HTTP, to an address that the contract need not have. */
export async function request(method: string, path: string, sent: LooseSent = {}): Promise<Answer> {
  const body = sent.unchecked ?? sent.body;
  const answer = await fetch((sent.at ?? servedAt) + path, {
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
    json: isJson ? (JSON.parse(text) as unknown) : undefined,
  };
}
