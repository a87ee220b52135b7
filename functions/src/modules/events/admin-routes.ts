import {
  controlEvent,
  createEvent,
  duplicateEvent,
  editEvent,
  listAdminEvents,
  listEventChanges,
  readReadiness,
  undoEventChange,
} from '@wine-walk/common/api/admin-events.ts';
import { type Route, route } from '../../http/route.ts';
import { copyEvent } from './admin-duplicate.ts';
import { checkReadiness } from './admin-readiness.ts';
import { addEvent, listEvents, updateEvent } from './admin-service.ts';
import { applyControl } from './controls.ts';
import { recentChanges, undoChange } from './undo-change.ts';

export const routes: readonly Route[] = [
  route(listAdminEvents, async () => listEvents()),
  route(createEvent, async ({ body, ...sender }) => addEvent(body, sender)),
  route(editEvent, async ({ params, body, ...editor }) => updateEvent(params.id, body, editor)),
  route(duplicateEvent, async ({ params, body, ...sender }) => copyEvent(params.id, body, sender)),
  route(controlEvent, async ({ params, body, ...editor }) => applyControl(params.id, body, editor)),
  route(listEventChanges, async ({ now }) => recentChanges(now)),
  route(undoEventChange, async ({ params, ...editor }) => undoChange(params.id, editor)),
  route(readReadiness, async ({ params, now }) => checkReadiness(params.id, now)),
];
