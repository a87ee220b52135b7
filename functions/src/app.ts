import type { Hono } from 'hono';
import { routes as checkInRoutes } from './features/check-in/routes.ts';
import { routes as eventRoutes } from './features/events/routes.ts';
import { routes as participantRoutes } from './features/participants/routes.ts';
import { routes as registrationRoutes } from './features/registration/routes.ts';
import { routes as rewardRoutes } from './features/rewards/routes.ts';
import { addSessionRoutes } from './features/session/routes.ts';
import { createApi } from './http/api.ts';

/** The API with all its rooms. */
export function createApp(): Hono {
  const app = createApi([
    ...registrationRoutes,
    ...eventRoutes,
    ...participantRoutes,
    ...checkInRoutes,
    ...rewardRoutes,
  ]);
  addSessionRoutes(app);
  return app;
}
