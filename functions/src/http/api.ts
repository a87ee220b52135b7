import { type Context, Hono } from 'hono';
import { authenticate, authorize } from './caller.ts';
import { answerProblem, unexpected } from './errors.ts';
import { parseInput } from './input.ts';
import { openApi } from './openapi.ts';
import { isProblem, problem } from './problem.ts';
import { RateLimiter } from './rate-limit.ts';
import type { Call, Route } from './route.ts';

/** The whole API as one Hono app: what the function serves and tests serve in one process. */
export function createApi(routes: readonly Route[]): Hono {
  const app = new Hono();
  const limiter = new RateLimiter();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
  });
  app.get('/api/openapi.json', (context) => context.json(openApi()));
  for (const route of routes) bind(app, route, limiter);
  app.notFound((context) => answerProblem(context, problem('not-found', 'There is no such call.')));
  app.onError(unexpected);
  return app;
}

function bind(app: Hono, { endpoint, handle }: Route, limiter: RateLimiter): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, path, async (context) => {
    const now = Date.now();
    const caller = await authenticate(context.req.header('Authorization'), now);
    if (isProblem(caller)) return answerProblem(context, caller);
    const refusal = authorize(caller, endpoint.access);
    if (refusal) return answerProblem(context, refusal);
    const ip = addressOf(context);
    const limited = limiter.take(endpoint, caller?.uid ?? ip, ip, now);
    if (limited) return answerProblem(context, limited);
    const input = await parseInput(context, endpoint);
    if (isProblem(input)) return answerProblem(context, input);
    const call = {
      ...input,
      caller,
      now,
      idempotencyKey: idempotencyKey(context),
      ip,
      userAgent: (context.req.header('User-Agent') ?? '').slice(0, 400),
    };
    const answer = await handle(call as unknown as Call<typeof endpoint>);
    if (isProblem(answer)) return answerProblem(context, answer);
    return context.json(endpoint.output.parse(answer) as object);
  });
}

/** Hosting names the visitor's address first; the function's own peer is only a proxy. */
function addressOf(context: Context): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',')[0]?.trim();
  return (context.req.header('Fastly-Client-IP') ?? forwarded ?? 'unknown').slice(0, 64);
}

function idempotencyKey(context: Context): string | null {
  const key = context.req.header('Idempotency-Key')?.trim() ?? '';
  return /^[\w-]{8,128}$/.test(key) ? key : null;
}
