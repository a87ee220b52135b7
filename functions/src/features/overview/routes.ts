import { readOverview } from '../../contract/overview.ts';
import { type Route, route } from '../../http/route.ts';
import { walkOverview } from './service.ts';

export const routes: readonly Route[] = [
  route(readOverview, async ({ params, now }) => walkOverview(params.id, now)),
];
