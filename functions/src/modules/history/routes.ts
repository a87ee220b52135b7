import { readRecordHistory } from '@wine-walk/common/api/staff/record-history.ts';
import { type Route, route } from '../../http/route.ts';
import { listHistory } from './service.ts';

export const historyRoutes: readonly Route[] = [
  route(readRecordHistory, async ({ query: { kind, id, eventId } }) =>
    listHistory(kind, id, eventId),
  ),
];
