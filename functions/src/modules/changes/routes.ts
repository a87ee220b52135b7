import {
  listChanges,
  listDeskChanges,
  undoChange,
  undoDeskChange,
} from '@wine-walk/common/api/staff/changes.ts';
import type { UndoByKind } from '../../firestore/changes.ts';
import { type Route, route } from '../../http/route.ts';
import {
  listOpenChanges,
  listOwnDeskChanges,
  undoAdminChange,
  undoOwnDeskChange,
} from './service.ts';

/** Returns the routes of changes. `kinds`: the undo of each kind, from the module that makes it. */
export function changeRoutes(kinds: UndoByKind): readonly Route[] {
  return [
    route(listChanges, async ({ query, now }) => listOpenChanges(kinds, query, now)),
    route(undoChange, async ({ params, body, ...editor }) =>
      undoAdminChange(kinds, params.id, body, editor),
    ),
    route(listDeskChanges, async ({ query, ...sender }) =>
      listOwnDeskChanges(kinds, query.eventId, sender),
    ),
    route(undoDeskChange, async ({ params, ...sender }) =>
      undoOwnDeskChange(kinds, params.id, sender),
    ),
  ];
}
