import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ProblemOf,
  QueryOf,
  ResponseOf,
} from '@wine-walk/common/api/endpoint.ts';
import { type Problem } from '@wine-walk/common/api/problems.ts';
import type { IdempotentRequest } from '../firestore/idempotency.ts';
import type { CallerFor } from './caller.ts';

/** What a handler gets: input that fits the contract, and who sent it from where. */
export interface RequestContext<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerFor<E['access']>;
  /** Milliseconds since 1970, UTC. */
  now: number;
  /** The header of the same name; null without one. */
  idempotencyKey: string | null;
  /** For `oncePerRequest`, where the call promises that and a key was sent. */
  request: IdempotentRequest | null;
  ip: string;
  userAgent: string;
}

export type HandlerProblem<E extends Endpoint> = Problem<
  ProblemOf<E> | 'forbidden' | 'invalid-input'
>;

export type Handler<E extends Endpoint> = (
  call: RequestContext<E>,
) => Promise<ResponseOf<E> | HandlerProblem<E>>;

/** An endpoint with what carries it out, its types set aside once they were checked. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: RequestContext<Endpoint>) => Promise<unknown>;
}

/** Pairs an endpoint with its handler; the types must fit. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}
