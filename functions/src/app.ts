import type { Hono } from 'hono';
import { createApiApp } from './http/api.ts';
import { announcementRoutes } from './modules/announcements/routes.ts';
import { withdrawalUndo } from './modules/announcements/withdrawn.ts';
import { businessImportUndo } from './modules/businesses/import.ts';
import { businessRoutes } from './modules/businesses/routes.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { changeRoutes } from './modules/changes/routes.ts';
import { checkInUndo } from './modules/check-in/reviews/undo.ts';
import { checkInRoutes } from './modules/check-in/routes.ts';
import { admissionUndo } from './modules/desk/admission-undo.ts';
import { deskRoutes } from './modules/desk/routes.ts';
import { districtRoutes } from './modules/districts/routes.ts';
import { drawRoutes } from './modules/draws/routes.ts';
import { addLinkPreviewRoute } from './modules/events/link-preview.ts';
import { eventRoutes } from './modules/events/routes.ts';
import { eventEditUndo } from './modules/events/undo-change.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { groupRoutes } from './modules/groups/routes.ts';
import { historyRoutes } from './modules/history/routes.ts';
import { imageRoutes } from './modules/images/routes.ts';
import { mailRoutes } from './modules/mail/routes.ts';
import { notificationRoutes } from './modules/notifications/routes.ts';
import { operationsRoutes } from './modules/operations/routes.ts';
import { addAppFileRoutes } from './modules/organization/app-files.ts';
import { organizationRoutes } from './modules/organization/routes.ts';
import { overviewRoutes } from './modules/overview/routes.ts';
import { participantRoutes } from './modules/participants/routes.ts';
import { personalDataRoutes } from './modules/personal-data/routes.ts';
import { placeRoutes } from './modules/places/routes.ts';
import { pointRuleRoutes } from './modules/point-rules/routes.ts';
import { cancellationUndo } from './modules/registrations/cancel-many.ts';
import { registrationRoutes } from './modules/registrations/routes.ts';
import { releaseRoutes } from './modules/releases/routes.ts';
import { resultRoutes } from './modules/results/routes.ts';
import { rewardRoutes } from './modules/rewards/routes.ts';
import { redemptionUndo } from './modules/rewards/undo-redemption.ts';
import { addSessionRoutes, sessionRoutes } from './modules/sessions/routes.ts';
import { shopApprovalUndo } from './modules/shops/approval.ts';
import { shopRoutes } from './modules/shops/routes.ts';
import { rosterEditUndo, rosterEndUndo } from './modules/staff/roster-changes.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { rosterImportUndo } from './modules/staff/volunteers.ts';
import { ticketRoutes } from './modules/tickets/routes.ts';
import { ticketChangeUndo } from './modules/tickets/undo.ts';
import { waitingListRoutes } from './modules/waiting-list/routes.ts';
import { walletRoutes } from './modules/wallets/routes.ts';
import { wineRoutes } from './modules/wines/routes.ts';

/** Creates the API with the routes of all modules. */
export function createApp(): Hono {
  const app = createApiApp([
    ...registrationRoutes,
    ...eventRoutes,
    ...participantRoutes,
    ...checkInRoutes,
    ...releaseRoutes,
    ...rewardRoutes,
    ...sessionRoutes,
    ...staffRoutes,
    ...shopRoutes,
    ...resultRoutes,
    ...businessRoutes,
    ...organizationRoutes,
    ...overviewRoutes,
    ...districtRoutes,
    ...drawRoutes,
    ...personalDataRoutes,
    ...placeRoutes,
    ...pointRuleRoutes,
    ...ticketRoutes,
    ...deskRoutes,
    ...announcementRoutes,
    ...catalogRoutes,
    ...changeRoutes({
      'event-edit': eventEditUndo,
      withdrawal: withdrawalUndo,
      cancellation: cancellationUndo,
      'ticket-change': ticketChangeUndo,
      'business-import': businessImportUndo,
      'roster-import': rosterImportUndo,
      'roster-edit': rosterEditUndo,
      'roster-end': rosterEndUndo,
      'shop-approval': shopApprovalUndo,
      admission: admissionUndo,
      redemption: redemptionUndo,
      'check-in': checkInUndo,
    }),
    ...feedbackRoutes,
    ...groupRoutes,
    ...historyRoutes,
    ...imageRoutes,
    ...mailRoutes,
    ...notificationRoutes,
    ...operationsRoutes,
    ...waitingListRoutes,
    ...walletRoutes,
    ...wineRoutes,
  ]);
  addSessionRoutes(app);
  addLinkPreviewRoute(app);
  addAppFileRoutes(app);
  return app;
}
