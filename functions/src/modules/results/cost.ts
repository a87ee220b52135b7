import type { AnswerOf, BodyOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem } from '@wine-walk/common/api/contract/problems.ts';
import type { readEventResults, saveEventCost } from '@wine-walk/common/api/results.ts';
import { resultsDocument } from '@wine-walk/common/model/results.ts';
import { showResults } from '@wine-walk/common/rules/results/show-results.ts';
import { stockOf } from '@wine-walk/common/rules/shops/stock.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readEndedEvent } from '../../firestore/events/ended-event.ts';
import { readShopAnswers } from '../../firestore/events/results.ts';
import { readShopPages } from '../../firestore/events/shop-pages.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import { currentResults } from './count.ts';

type Read = typeof readEventResults;
type Save = typeof saveEventCost;

/** Returns the results of an ended event as its board sees them. */
export async function eventResults(id: string, now: number): Promise<AnswerOf<Read>> {
  const event = await readEndedEvent(id, now);
  if (isProblem(event)) return event;
  const [results, answers, pages] = await Promise.all([
    currentResults(event, now),
    readShopAnswers(id),
    readShopPages(id),
  ]);
  const { currency, costCents } = results;
  const board = { audience: 'board', businessId: null } as const;
  const shown = showResults(results, event, { ...board, answers: answers.map(({ data }) => data) });
  return { ...shown, currency, costCents, stock: stockOf(pages.map(({ data }) => data)) };
}

/** Saves the cost of an event. */
export async function saveCost(
  id: string,
  { costCents }: BodyOf<Save>,
  { caller, now }: EditContext,
): Promise<AnswerOf<Save>> {
  const event = await readEndedEvent(id, now);
  if (isProblem(event)) return event;
  await currentResults(event, now);
  const path = documentPaths.results(id);
  return commitWithRetry<ResponseOf<Save>>(async () => {
    const results = await readDocument(path, resultsDocument);
    const audit = { actor: caller.username, action: 'results.cost', target: path, now };
    return {
      writes: [
        {
          kind: 'update',
          path,
          data: { costCents },
          ...(results && { revision: results.revision }),
        },
        auditWrite({ ...audit, details: { costCents } }),
      ],
      response: { costCents },
    };
  });
}
