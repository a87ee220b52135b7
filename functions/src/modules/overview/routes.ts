import { readOverview } from '@wine-walk/common/api/staff/overview.ts';
import { type Route, route } from '../../http/route.ts';
import { readEventOverview } from './service.ts';

export const overviewRoutes: readonly Route[] = [
  route(readOverview, async ({ params, ...reader }) => readEventOverview(params.id, reader)),
];
