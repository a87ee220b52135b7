import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import {
  type ProblemBody,
  type ProblemDetails,
  problemBody,
} from '@wine-walk/common/api/contract/problems.ts';

/** Response of the API that is not OK. The message is status, colon and body (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Problem code of the contract; empty if the response is not from the API. */
  readonly code: ProblemCode | '';
  /** Message for users; empty if the response is not from the API. */
  readonly serverMessage: string;
  /** Request id to read out; empty if the response is not from the API. */
  readonly requestId: string;
  /** Problems by field. */
  readonly fields: NonNullable<ProblemBody['fields']>;
  /** Details of the problem, distances in meters; empty if there are none. */
  readonly details: ProblemDetails;
  /** Seconds before the next attempt; null if not specified. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    const problem = parseProblem(body);
    this.status = response.status;
    this.code = (problem?.code ?? '') as ProblemCode | '';
    this.serverMessage = problem?.message ?? '';
    this.requestId = response.headers.get('X-Request-Id') ?? '';
    this.fields = problem?.fields ?? {};
    this.details = problem?.details ?? {};
    this.retryAfterSeconds = this.details.retryAfterSeconds ?? retryAfter(response);
  }
}

/**
 * No usable response: `offline` the request failed, `timeout` no response in 30 s, `unreadable` a response
 * outside the contract, such as an HTML page.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind: 'offline' | 'timeout' | 'unreadable';

  constructor(kind: NetworkError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

function parseProblem(body: string): ProblemBody | undefined {
  try {
    return problemBody.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
