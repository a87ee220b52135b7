import {
  createEvent,
  duplicateEvent,
  editEvent,
  listAdminEvents,
  readReadiness,
} from '../../contract/admin-events.ts';
import { type Route, route } from '../../http/route.ts';
import { startFrom } from './admin-duplicate.ts';
import { readinessOf } from './admin-readiness.ts';
import { addEvent, allEvents, changeEvent } from './admin-service.ts';

export const routes: readonly Route[] = [
  route(listAdminEvents, async () => allEvents()),
  route(createEvent, async ({ body, ...sender }) => addEvent(body, sender)),
  route(editEvent, async ({ params, body, ...editor }) => changeEvent(params.id, body, editor)),
  route(duplicateEvent, async ({ params, body, ...sender }) => startFrom(params.id, body, sender)),
  route(readReadiness, async ({ params, now }) => readinessOf(params.id, now)),
];
