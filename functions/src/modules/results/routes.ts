import {
  answerAsShop,
  countView,
  createResultLinks,
  endResultLink,
  exportCheckIns,
  listResultLinks,
  mailResultLinks,
  readEventResults,
  readResults,
  saveEventCost,
} from '@wine-walk/common/api/results.ts';
import { type Route, route } from '../../http/route.ts';
import { eventResults, saveCost } from './cost.ts';
import { checkInsForFile } from './export.ts';
import { createLinks, endLink, listLinks } from './links.ts';
import { mailLinks } from './mails.ts';
import { resultsOfLink, saveAnswer } from './page.ts';
import { addView } from './views.ts';

export const resultRoutes: readonly Route[] = [
  route(readResults, async ({ params, now }) => resultsOfLink(params.secret, now)),
  route(countView, async ({ body, userAgent, now }) => {
    await addView(body, userAgent, now);
    return { message: 'Thank you' };
  }),
  route(answerAsShop, async ({ params, body, now }) => saveAnswer(params.secret, body, now)),
  route(listResultLinks, async ({ params }) => listLinks(params.id)),
  route(createResultLinks, async ({ params, body, ...editor }) =>
    createLinks(params.id, body, editor),
  ),
  route(endResultLink, async ({ params, ...editor }) => endLink(params.id, editor)),
  route(mailResultLinks, async ({ params, ...sender }) => mailLinks(params.id, sender)),
  route(exportCheckIns, async ({ body, ...reader }) => checkInsForFile(body, reader)),
  route(readEventResults, async ({ params, now }) => eventResults(params.id, now)),
  route(saveEventCost, async ({ params, body, ...editor }) => saveCost(params.id, body, editor)),
];
