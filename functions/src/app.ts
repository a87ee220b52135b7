import type { Hono } from 'hono';
import { createApiApp } from './http/api.ts';
import { routes as announcementRoutes } from './modules/announcements/routes.ts';
import { routes as adminBusinessRoutes } from './modules/businesses/admin-routes.ts';
import { routes as catalogueRoutes } from './modules/catalog/routes.ts';
import { staffRoutes as checkInReviewRoutes } from './modules/check-in/reviews/routes.ts';
import { routes as checkInRoutes } from './modules/check-in/routes.ts';
import { routes as deskRoutes } from './modules/desk/routes.ts';
import { routes as districtRoutes } from './modules/districts/routes.ts';
import { routes as adminEventRoutes } from './modules/events/admin-routes.ts';
import { routes as eventRoutes } from './modules/events/routes.ts';
import { routes as feedbackRoutes } from './modules/feedback/routes.ts';
import { routes as groupRoutes } from './modules/groups/routes.ts';
import { routes as overviewRoutes } from './modules/overview/routes.ts';
import { routes as participantRoutes } from './modules/participants/routes.ts';
import { routes as personalDataRoutes } from './modules/personal-data/routes.ts';
import { routes as pointRuleRoutes } from './modules/point-rules/routes.ts';
import { routes as registrationsRoutes } from './modules/registrations/admin-routes.ts';
import { routes as registrationRoutes } from './modules/registrations/routes.ts';
import { routes as adminRewardRoutes } from './modules/rewards/admin-routes.ts';
import { routes as rewardRoutes } from './modules/rewards/routes.ts';
import { addSessionRoutes, routes as sessionRoutes } from './modules/sessions/routes.ts';
import { routes as staffRoutes } from './modules/staff/routes.ts';
import { routes as ticketRoutes } from './modules/tickets/routes.ts';

/** The API with all its modules. */
export function createApp(): Hono {
  const app = createApiApp([
    ...registrationRoutes,
    ...eventRoutes,
    ...participantRoutes,
    ...checkInRoutes,
    ...checkInReviewRoutes,
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
