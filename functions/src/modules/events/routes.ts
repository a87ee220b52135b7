import { isProblem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  confirmEventNotice,
  listEventBusinesses,
  listPastEvents,
  readActiveEvent,
  readProgress,
  requestEventNotice,
} from '@wine-walk/common/api/events.ts';
import { setShopStatus } from '@wine-walk/common/api/shops.ts';
import {
  controlEvent,
  createEvent,
  duplicateEvent,
  editEvent,
  listAdminEvents,
  readReadiness,
} from '@wine-walk/common/api/staff/events.ts';
import { requireOwner } from '../../http/caller.ts';
import { type Route, route } from '../../http/route.ts';
import { addEvent, checkReadiness, copyEvent, listEvents, updateEvent } from './admin-service.ts';
import { applyControl } from './controls.ts';
import {
  confirmNotice,
  describePastEvents,
  saveEventNotice,
  sendEventNotices,
} from './event-notices.ts';
import { describeActiveEvent, listBusinessesForEvent, readProgressSummary } from './service.ts';

export const eventRoutes: readonly Route[] = [
  route(readActiveEvent, async ({ now }) => describeActiveEvent(now)),
  route(listPastEvents, async ({ now }) => describePastEvents(now)),
  route(confirmEventNotice, async ({ body, now }) => confirmNotice(body.token, now)),
  route(requestEventNotice, async ({ body, ...sender }) => saveEventNotice(body, sender)),

  route(listEventBusinesses, async ({ params, query, caller }) => {
    const { participantId, latitude, longitude } = query;
    const refusal = participantId !== undefined && requireOwner(caller, participantId);
    if (refusal) return refusal;
    const located = latitude !== undefined && longitude !== undefined;
    return listBusinessesForEvent(
      caller,
      params.id,
      participantId,
      located ? { latitude, longitude } : undefined,
    );
  }),

  route(readProgress, async ({ params, caller, now }) => {
    const { eventId, participantId } = params;
    return (
      requireOwner(caller, participantId) ??
      readProgressSummary(caller, eventId, participantId, now)
    );
  }),

  route(listAdminEvents, async ({ caller }) => listEvents(caller)),
  route(createEvent, async ({ body, ...sender }) => addEvent(body, sender)),
  route(editEvent, async ({ params, body, ...editor }) => updateEvent(params.id, body, editor)),
  route(duplicateEvent, async ({ params, body, ...sender }) => copyEvent(params.id, body, sender)),
  route(controlEvent, async ({ params, body, ...editor }) => {
    const answer = await applyControl(params.id, body, editor);
    if (body.control === 'publish' && !isProblem(answer))
      await sendEventNotices(answer, editor.now);
    return answer;
  }),
  route(setShopStatus, async ({ body: { status }, caller, now }) => {
    const { eventId, businessId } = caller;
    if (!eventId || !businessId) return problem('shops-only');
    const control = { control: 'business', businessId, status } as const;
    const answer = await applyControl(eventId, control, { caller, now });
    return isProblem(answer) ? answer : { status };
  }),
  route(readReadiness, async ({ params, query, now }) =>
    checkReadiness(params.id, query.language, now),
  ),
];
