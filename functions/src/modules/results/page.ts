import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { answerAsShop, readResults } from '@wine-walk/common/api/results.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ResultLinkDocument,
  resultLinkDocument,
  type ShopAnswer,
  type ShopAnswerDocument,
  shopAnswer,
} from '@wine-walk/common/model/results.ts';
import { staffLinkDocument } from '@wine-walk/common/model/staff.ts';
import { tooEarlyProblem } from '@wine-walk/common/rules/results/results-due.ts';
import { showResults } from '@wine-walk/common/rules/results/show-results.ts';
import type { EventWithId } from '../../firestore/events/events.ts';
import { readShopAnswers } from '../../firestore/events/results.ts';
import { documentPaths, toShopPageId } from '../../firestore/paths.ts';
import { hashLinkSecret } from '../../firestore/people/staff.ts';
import { readDocument, readDocuments } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { currentResults } from './count.ts';

type Read = typeof readResults;
type Answer = typeof answerAsShop;

interface Opened extends Pick<ResultLinkDocument, 'audience' | 'businessId'> {
  event: EventWithId;
}

/**
 * Returns the ended event of a link and its reader: both come from the stored link, never from the request. The link to
 * the page of a shop opens the shop's results, too.
 */
async function openLink(
  secret: string,
  now: number,
): Promise<Opened | Problem<'link-ended' | 'results-too-early'>> {
  const id = hashLinkSecret(secret);
  const [results, shop] = await readDocuments(
    [documentPaths.resultLink(id), resultLinkDocument],
    [documentPaths.shopLink(id), staffLinkDocument],
  );
  const link = results?.data ?? (shop && { ...shop.data, audience: 'shop' as const });
  if (!link?.isActive || (link.audience === 'shop' && link.businessId === null))
    return problem('link-ended');
  const event = await readDocument(documentPaths.event(link.eventId), eventDocument);
  if (!event) return problem('link-ended');
  const { audience, businessId } = link;
  return tooEarlyProblem(event.data, now) ?? { audience, businessId, event: withId(event) };
}

/** Returns the results of a link. */
export async function resultsOfLink(secret: string, now: number): Promise<AnswerOf<Read>> {
  const opened = await openLink(secret, now);
  if (isProblem(opened)) return opened;
  const { event, audience, businessId } = opened;
  const [results, answers] = await Promise.all([
    currentResults(event, now),
    audience === 'sponsors' ? [] : readShopAnswers(event.id),
  ]);
  return showResults(results, event, {
    audience,
    businessId,
    answers: answers.map(({ data }) => data),
  });
}

/** Saves the answer of the shop of a link about the evening. */
export async function saveAnswer(
  secret: string,
  answer: ShopAnswer,
  now: number,
): Promise<AnswerOf<Answer>> {
  const opened = await openLink(secret, now);
  if (isProblem(opened)) return opened;
  const { event, businessId } = opened;
  if (businessId === null) return problem('shops-only');
  const data: ShopAnswerDocument = {
    ...answer,
    eventId: event.id,
    businessId,
    answeredAt: new Date(now).toISOString(),
  };
  const path = documentPaths.shopAnswer(toShopPageId(event.id, businessId));
  await commit([{ kind: 'set', path, data }]);
  return shopAnswer.parse(data);
}
