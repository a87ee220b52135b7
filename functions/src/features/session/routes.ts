import type { Hono } from 'hono';

/** The two browser navigations: both end on the landing page, which does what its address asks. `next`: where to go on after signing in. */
export function addSessionRoutes(app: Hono): void {
  app.get('/api/login', (context) => {
    const next = context.req.query('next');
    return context.redirect(next ? `/?sign-in&next=${encodeURIComponent(next)}` : '/?sign-in');
  });
  app.get('/api/logout', (context) => context.redirect('/?sign-out'));
}
