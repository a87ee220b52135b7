import type { Hono } from 'hono';
import { routes as announcementRoutes } from './features/announcements/routes.ts';
import { routes as adminBusinessRoutes } from './features/businesses/admin-routes.ts';
import { routes as checkInRoutes } from './features/check-in/routes.ts';
import { routes as adminEventRoutes } from './features/events/admin-routes.ts';
import { routes as eventRoutes } from './features/events/routes.ts';
import { routes as participantRoutes } from './features/participants/routes.ts';
import { routes as pointRuleRoutes } from './features/point-rules/routes.ts';
import { routes as registrationRoutes } from './features/registration/routes.ts';
import { routes as adminRewardRoutes } from './features/rewards/admin-routes.ts';
import { routes as rewardRoutes } from './features/rewards/routes.ts';
import { addSessionRoutes } from './features/session/routes.ts';
import { routes as staffRoutes } from './features/staff/routes.ts';
import { routes as ticketRoutes } from './features/tickets/routes.ts';
import { createApi } from './http/api.ts';

/** The API with all its rooms. */
export function createApp(): Hono {
  const app = createApi([
    ...registrationRoutes,
    ...eventRoutes,
    ...participantRoutes,
    ...checkInRoutes,
    ...rewardRoutes,
    ...staffRoutes,
    ...adminBusinessRoutes,
    ...adminEventRoutes,
    ...adminRewardRoutes,
    ...pointRuleRoutes,
    ...ticketRoutes,
    ...announcementRoutes,
  ]);
  addSessionRoutes(app);
  return app;
}
