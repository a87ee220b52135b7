import {
  createPointRule,
  editPointRule,
  listPointRules,
  previewPointRule,
} from '@wine-walk/common/api/point-rules.ts';
import { type Route, route } from '../../http/route.ts';
import { addPointRule, allPointRules, changePointRule, previewStandings } from './service.ts';

export const pointRuleRoutes: readonly Route[] = [
  route(listPointRules, async () => allPointRules()),
  route(createPointRule, async ({ body, ...sender }) => addPointRule(body, sender)),
  route(editPointRule, async ({ params, body, ...editor }) =>
    changePointRule(params.id, body, editor),
  ),
  route(previewPointRule, async ({ params, body, now }) =>
    previewStandings(params.eventId, body, now),
  ),
];
