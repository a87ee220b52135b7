import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import type { IdempotentRequest } from '../firestore/idempotency.ts';
import type { CallerFor } from './caller.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Input of a handler: parsed request with its sender. */
export interface RequestContext<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: CallerFor<E['access']>;
  /** Epoch milliseconds. */
  now: number;
  /** Idempotency-Key header; null without one. */
  idempotencyKey: string | null;
  /** Request for `withIdempotency`; null if it has no key or the endpoint is not idempotent. */
  request: IdempotentRequest | null;
  ip: string;
  userAgent: string;
  /** Token of a pass that Apple Wallet sends; null without one. */
  passToken: string | null;
  sessionCookie: SessionCookie;
}

export type Handler<E extends Endpoint> = (call: RequestContext<E>) => Promise<AnswerOf<E>>;

/** Endpoint with its handler, without their exact types. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: RequestContext<Endpoint>) => Promise<unknown>;
}

/** Pairs an endpoint with its handler and checks their types. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle };
}
