import {
  type ProblemBody,
  type ProblemDetails,
  problemBody,
} from '@wine-walk/common/api/problems.ts';

/** The API's answer was not OK. The message is the status, a colon and the body (specification, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The contract's problem code; empty where the answer was not the API's own. */
  readonly code: string;
  /** The API's words for people; empty where the answer was not the API's own. */
  readonly serverMessage: string;
  /** What the server logged it under, for a person to read out; empty where the answer was not the API's own. */
  readonly requestId: string;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Numbers of the refusal: distances in metres, what is stored now. Empty where the answer has none. */
  readonly details: ProblemDetails;
  /** Seconds to wait before the next attempt; null where the answer does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    const problem = parseProblem(body);
    this.status = response.status;
    this.code = problem?.code ?? '';
    this.serverMessage = problem?.message ?? '';
    this.requestId = response.headers.get('X-Request-Id') ?? '';
    this.fields = problem?.fields ?? {};
    this.details = problem?.details ?? {};
    this.retryAfterSeconds = this.details.retryAfterSeconds ?? retryAfter(response);
  }
}

/**
 * No usable answer came: `offline` the request failed, `timeout` nothing came in 30 s, `unreadable` what
 * came is not what the contract says (an HTML page, say).
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
