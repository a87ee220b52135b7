import { type AppCheckMode, appCheckHeader } from '@wine-walk/common/api/contract/app-check.ts';
import { type Endpoint, sharedReadRate } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { databaseHeader } from '@wine-walk/common/api/database.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { databaseName } from '../firestore/database-name.ts';
import { appCheckMode, requireAppCheck } from './app-check.ts';
import { authenticate, authorize, passTokenOf } from './authenticate.ts';
import { clientIp, edgeSecretHeader, edgeSettings } from './client-ip.ts';
import { compressedOnce } from './compressed-once.ts';
import { assignRequestId, internalError, problemResponse, withDeadline } from './errors.ts';
import { requireEventInScope } from './event-scope.ts';
import { parseIdempotencyKey, toIdempotentRequest } from './idempotency.ts';
import { defaultBodyTimeoutMs, parseInput } from './input.ts';
import { openApiResponse } from './openapi-response.ts';
import { RateLimiter } from './rate-limit.ts';
import { requireWritable } from './read-only.ts';
import type { RequestContext, Route } from './route.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { SharedAnswers } from './shared-answers.ts';
import { tagged, taggedResponse } from './tagged-response.ts';

/** Values of Sec-Fetch-Site for requests from the app's own pages or from the user. */
const allowedFetchSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Rejects requests that another site triggers in a visitor's browser: current browsers report it, and only a
 * form or a `no-cors` fetch sends a body that is not declared as JSON.
 */
function requireSameSite(
  context: Context,
  endpoint: Endpoint,
): Problem<'cross-site' | 'not-json'> | undefined {
  if (endpoint.method === 'GET') return undefined;
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined && !allowedFetchSites.has(site)) return problem('cross-site');
  // The cookie is sent without the page's doing, so a request of a browser that does not name the page is not trusted.
  if (endpoint.isCookieExchange && site !== 'same-origin') return problem('cross-site');
  const type = context.req.header('Content-Type') ?? '';
  if (endpoint.body && !/^application\/json\s*(?:;|$)/i.test(type)) return problem('not-json');
  return undefined;
}

/** Caching of shared answers: browsers ask again each time, the CDN answers for 10 seconds. */
const sharedCacheControl = 'public, max-age=0, s-maxage=10';

const edge = edgeSettings(process.env);

/** Returns the IP address of the client. */
function ipOf(context: Context): string {
  const forwarded = context.req.header('X-Forwarded-For');
  return clientIp({ forwarded, secret: context.req.header(edgeSecretHeader) }, edge);
}

export interface ApiOptions {
  /** Time in milliseconds within which a body must arrive; twice as long for endpoints with large bodies. */
  bodyTimeoutMs?: number;
  /** Treatment of calls without a valid App Check token; that of the deployment by default. */
  appCheck?: AppCheckMode;
}

interface Binding {
  limiter: RateLimiter;
  answers: SharedAnswers;
  bodyTimeoutMs: number;
  appCheck: AppCheckMode;
}

/** Creates the API as one Hono app, served by the function and, in one process, by tests. */
export function createApiApp(
  routes: readonly Route[],
  { bodyTimeoutMs = defaultBodyTimeoutMs, appCheck = appCheckMode(process.env) }: ApiOptions = {},
): Hono {
  const app = new Hono();
  const limiter = new RateLimiter();
  const answers = new SharedAnswers();
  app.use(assignRequestId);
  // Set before the handler runs: changing the headers of a finished response makes Hono build a complete
  // Response.
  app.use(async (context, next) => {
    context.header('Cache-Control', 'private, no-store');
    context.header(databaseHeader, databaseName());
    await next();
  });
  app.get('/api/openapi.json', compress(), openApiResponse);
  for (const route of routes) bind(app, route, { limiter, answers, bodyTimeoutMs, appCheck });
  // Limits routes beside the contract, such as link previews: the CDN answers no query that is not in its cache.
  app.use(async (context, next) => {
    const ip = ipOf(context);
    const read = { path: context.req.path, rate: sharedReadRate };
    const limited = limiter.consume(read, ipNetwork(ip), ip, Date.now());
    return limited ? problemResponse(context, limited) : next();
  });
  app.notFound((context) => problemResponse(context, problem('unknown-call')));
  app.onError(internalError);
  return app;
}

interface BinaryOutput {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Sends bytes that the browser never takes for another type. */
function binaryResponse(context: Context, { contentType, bytes }: BinaryOutput): Response {
  context.header('X-Content-Type-Options', 'nosniff');
  return context.body(bytes, 200, { 'Content-Type': contentType });
}

function bind(
  app: Hono,
  { endpoint, handle }: Route,
  { limiter, answers, bodyTimeoutMs, appCheck }: Binding,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  if (endpoint.isImmutable) app.use(path, compress());
  app.on(endpoint.method, path, async (context) => {
    const now = Date.now();
    const crossSite = requireSameSite(context, endpoint);
    if (crossSite) return problemResponse(context, crossSite);
    const stopped = requireWritable(endpoint);
    if (stopped) return problemResponse(context, stopped);
    const caller = await withDeadline(authenticate(context.req.header('Authorization'), now), now);
    if (isProblem(caller)) return problemResponse(context, caller);
    const refusal = authorize(caller, endpoint.access);
    if (refusal) return problemResponse(context, refusal);
    const ip = ipOf(context);
    const limited = limiter.consume(endpoint, caller?.uid ?? ipNetwork(ip), ip, now);
    if (limited) return problemResponse(context, limited);
    const unverified = await withDeadline(
      requireAppCheck(endpoint, context.req.header(appCheckHeader), appCheck),
      now,
    );
    if (unverified) return problemResponse(context, unverified);
    const sent = parseIdempotencyKey(context.req.header('Idempotency-Key'));
    if (isProblem(sent)) return problemResponse(context, sent);
    const input = await parseInput(context, endpoint, bodyTimeoutMs);
    if (isProblem(input)) return problemResponse(context, input);
    const elsewhere = await withDeadline(requireEventInScope(caller, endpoint.path, input), now);
    if (elsewhere) return problemResponse(context, elsewhere);
    const call = {
      ...input,
      caller,
      now,
      idempotencyKey: sent.key,
      request: toIdempotentRequest(endpoint, sent.key, caller?.uid ?? '', input, now),
      ip,
      passToken: passTokenOf(context.req.header('Authorization')),
      sessionCookie: sessionCookieOf(context),
      userAgent: (context.req.header('User-Agent') ?? '').slice(0, 400),
    };
    const handled = () =>
      withDeadline(handle(call as unknown as RequestContext<typeof endpoint>), now);
    if (endpoint.isShared) context.header('Vary', 'Authorization');
    if (endpoint.isShared && caller === null) {
      const request = JSON.stringify([endpoint.path, input.params, input.query]);
      const shared = await answers.get(request, now, async () => {
        const made = await handled();
        return isProblem(made) ? made : tagged(endpoint.output.parse(made));
      });
      if (isProblem(shared)) return problemResponse(context, shared);
      return taggedResponse(context, shared, sharedCacheControl);
    }
    const answer = await handled();
    // Staff and registrations see their changes at once; attendees are many, and change only counts and standings.
    if (endpoint.method !== 'GET' && caller?.kind !== 'attendee') answers.clear();
    if (isProblem(answer)) return problemResponse(context, answer);
    if (endpoint.isImmutable)
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
    if (endpoint.isCompressed)
      return compressedOnce(context, answer as object, (list) => endpoint.output.parse(list));
    const output = endpoint.output.parse(answer);
    if (endpoint.isBinary) return binaryResponse(context, output as BinaryOutput);
    return context.json(output as object);
  });
}
