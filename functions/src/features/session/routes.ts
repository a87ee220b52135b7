import type { Hono } from 'hono';

/** The two browser navigations: both end on the landing page, which does what its address asks. */
export function addSessionRoutes(app: Hono): void {
  app.get('/api/login', (context) => context.redirect('/?sign-in'));
  app.get('/api/logout', (context) => context.redirect('/?sign-out'));
}
