import { setTimeout as delay } from 'node:timers/promises';
import { GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import { UserError } from '../shared/failure.ts';
import { useProject } from './use-project.ts';

/** Refusal of a Google API. `reason`: of its ErrorInfo, such as SERVICE_DISABLED, else the status, such as PERMISSION_DENIED. */
export class GoogleError extends Error {
  readonly status: number;
  readonly reason: string;
  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** Google's REST APIs for one project, as one account. */
export interface Google {
  readonly project: string;
  /** Returns a resource, undefined if it does not exist. Throws GoogleError, or ZodError for an undocumented shape. */
  get<S extends z.ZodType>(url: string, schema: S): Promise<z.output<S> | undefined>;
  /** Calls a custom method that reads, such as getIamPolicy, and returns its answer. Throws GoogleError. */
  call(url: string, body: object): Promise<unknown>;
  /** Sends a change and waits for its long-running operation. Throws GoogleError. */
  send(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<void>;
}

export interface GoogleOptions {
  project: string;
  /** URL of a server that replays recorded answers, with the API's host as first part of the path; Google's own by default. */
  endpoint?: string;
  getToken: () => Promise<string | null | undefined>;
  /** Interval of waiting for operations in milliseconds. */
  pollMs?: number;
}

/** https://cloud.google.com/apis/design/errors#http_mapping */
const errorBody = z.object({
  error: z.object({
    message: z.string(),
    status: z.string().optional(),
    details: z.array(z.looseObject({ reason: z.string().optional() })).optional(),
  }),
});

/** https://cloud.google.com/service-usage/docs/reference/rest/v1/operations */
const operation = z.object({
  name: z.string().regex(/^(?:.+\/)?operations\//),
  done: z.boolean().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});

/**
 * APIs that answer before any is enabled in the project. They are called without the project as quota project, which
 * would have to enable them first.
 */
const withoutQuotaProject = ['serviceusage', 'cloudresourcemanager', 'cloudbilling', 'firebase'];

const maxTries = 5;

/**
 * True for a refusal after which the same request can succeed: https://cloud.google.com/apis/design/errors#error_retries.
 * Changes of a policy by POST contain its etag, so that they are read again first (prepare.ts).
 */
const isPassing = (status: number, method: string, reason: string | undefined) =>
  [429, 503].includes(status) || (method === 'PATCH' && reason === 'ABORTED');

export function createGoogle({
  project,
  endpoint,
  getToken,
  pollMs = 2000,
}: GoogleOptions): Google {
  const request = async (
    method: string,
    url: string,
    body?: object,
    tries = 1,
  ): Promise<unknown> => {
    const { host } = new URL(url);
    const isFree = withoutQuotaProject.includes(host.split('.')[0] ?? '');
    const response = await fetch(endpoint ? url.replace('https://', `${endpoint}/`) : url, {
      method,
      headers: {
        Authorization: `Bearer ${(await getToken()) ?? ''}`,
        'Content-Type': 'application/json',
        ...(isFree ? {} : { 'X-Goog-User-Project': project }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer;
    const { error } = errorBody.safeParse(answer).data ?? {};
    const reason = error?.details?.find((detail) => detail.reason)?.reason ?? error?.status;
    if (tries < maxTries && isPassing(response.status, method, reason)) {
      await delay(pollMs * 2 ** tries);
      return request(method, url, body, tries + 1);
    }
    throw new GoogleError(response.status, reason ?? '', error?.message ?? response.statusText);
  };
  const waitFor = async (origin: string, started: unknown): Promise<void> => {
    let { data: current } = operation.safeParse(started);
    while (current && !current.done) {
      await delay(pollMs);
      current = operation.parse(await request('GET', `${origin}/${current.name}`));
    }
    if (current?.error) throw new GoogleError(current.error.code, '', current.error.message);
  };
  return {
    project,
    async get(url, schema) {
      try {
        return schema.parse(await request('GET', url));
      } catch (error) {
        if (error instanceof GoogleError && error.status === 404) return undefined;
        throw error;
      }
    },
    call: (url, body) => request('POST', url, body),
    async send(method, url, body) {
      const [origin = ''] = /^https:\/\/[^/]+\/(?:admin\/)?v[^/]+/.exec(url) ?? [];
      await waitFor(origin, await request(method, url, body));
    },
  };
}

/** Returns a UserError with the next step for a refusal of Google or a lost connection; other errors as they are. */
export function explainError(error: unknown, project: string): unknown {
  if (error instanceof GoogleError)
    return new UserError(
      `Google refused this (${error.status}): ${error.message}\nNext: npm run project -- check --project ${project}`,
    );
  const { cause = error } = error as Error;
  const { code, message } = cause as NodeJS.ErrnoException;
  if (!['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT'].includes(code ?? '')) return error;
  return new UserError(`No connection: ${message}`);
}

const scopes = [
  'https://www.googleapis.com/auth/cloud-platform',
  'https://www.googleapis.com/auth/firebase',
];

/** Returns Google's APIs for the signed-in account. Throws a UserError without one (useProject). */
export async function connect(project: string): Promise<Google> {
  await useProject(project);
  // The emulators need no account, and Google's APIs are not called.
  if (process.env.FIRESTORE_EMULATOR_HOST)
    return createGoogle({ project, getToken: async () => 'owner' });
  const auth = new GoogleAuth({ scopes });
  return createGoogle({ project, getToken: () => auth.getAccessToken() });
}
