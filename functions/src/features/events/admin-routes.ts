import {
  createEvent,
  duplicateEvent,
  editEvent,
  listAdminEvents,
  readReadiness,
} from '../../contract/admin-events.ts';
import { controlWalk, listWalkChanges, undoWalkChange } from '../../contract/walk-controls.ts';
import { type Route, route } from '../../http/route.ts';
import { startFrom } from './admin-duplicate.ts';
import { readinessOf } from './admin-readiness.ts';
import { addEvent, allEvents, changeEvent } from './admin-service.ts';
import { pressControl } from './controls.ts';
import { recentChanges, undoChange } from './undo-change.ts';

export const routes: readonly Route[] = [
  route(listAdminEvents, async () => allEvents()),
  route(createEvent, async ({ body, ...sender }) => addEvent(body, sender)),
  route(editEvent, async ({ params, body, ...editor }) => changeEvent(params.id, body, editor)),
  route(duplicateEvent, async ({ params, body, ...sender }) => startFrom(params.id, body, sender)),
  route(controlWalk, async ({ params, body, ...editor }) => pressControl(params.id, body, editor)),
  route(listWalkChanges, async ({ now }) => recentChanges(now)),
  route(undoWalkChange, async ({ params, ...editor }) => undoChange(params.id, editor)),
  route(readReadiness, async ({ params, now }) => readinessOf(params.id, now)),
];
