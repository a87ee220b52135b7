import type { Hono } from 'hono';
import { routes as announcementRoutes } from './features/announcements/routes.ts';
import { routes as adminBusinessRoutes } from './features/businesses/admin-routes.ts';
import { routes as catalogueRoutes } from './features/catalogue/routes.ts';
import { routes as checkInRoutes } from './features/check-in/routes.ts';
import { routes as deskRoutes } from './features/desk/routes.ts';
import { routes as districtRoutes } from './features/districts/routes.ts';
import { routes as adminEventRoutes } from './features/events/admin-routes.ts';
import { routes as eventRoutes } from './features/events/routes.ts';
import { routes as feedbackRoutes } from './features/feedback/routes.ts';
import { routes as groupRoutes } from './features/groups/routes.ts';
import { routes as overviewRoutes } from './features/overview/routes.ts';
import { routes as participantRoutes } from './features/participants/routes.ts';
import { routes as personalDataRoutes } from './features/personal-data/routes.ts';
import { routes as pointRuleRoutes } from './features/point-rules/routes.ts';
import { routes as registrationRoutes } from './features/registration/routes.ts';
import { routes as registrationsRoutes } from './features/registrations/routes.ts';
import { routes as adminRewardRoutes } from './features/rewards/admin-routes.ts';
import { routes as rewardRoutes } from './features/rewards/routes.ts';
import { addSessionRoutes, routes as sessionRoutes } from './features/session/routes.ts';
import { routes as staffRoutes } from './features/staff/routes.ts';
import { routes as ticketRoutes } from './features/tickets/routes.ts';
import { createApiApp } from './http/api.ts';

/** The API with all its modules. */
export function createApp(): Hono {
  const app = createApiApp([
    ...registrationRoutes,
    ...eventRoutes,
    ...participantRoutes,
    ...checkInRoutes,
    ...rewardRoutes,
    ...sessionRoutes,
    ...staffRoutes,
    ...adminBusinessRoutes,
    ...adminEventRoutes,
    ...overviewRoutes,
    ...adminRewardRoutes,
    ...districtRoutes,
    ...personalDataRoutes,
    ...pointRuleRoutes,
    ...ticketRoutes,
    ...deskRoutes,
    ...registrationsRoutes,
    ...announcementRoutes,
    ...catalogueRoutes,
    ...feedbackRoutes,
    ...groupRoutes,
  ]);
  addSessionRoutes(app);
  return app;
}
