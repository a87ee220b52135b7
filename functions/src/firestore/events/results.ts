import {
  type ResultLinkDocument,
  resultLinkDocument,
  type ShopAnswerDocument,
  shopAnswerDocument,
} from '@wine-walk/common/model/results.ts';
import { claimDocument } from '@wine-walk/common/model/rewards.ts';
import type { z } from 'zod';
import { documentPaths } from '../paths.ts';
import { readQuery, readStream } from '../query.ts';
import type { Stored } from '../read.ts';

const countedClaim = claimDocument.pick({ participantId: true, rewardId: true, businessId: true });

export type CountedClaim = z.output<typeof countedClaim>;

/** Returns the redemptions of an event, from which its results are counted. */
export function streamCountedClaims(eventId: string): AsyncGenerator<Stored<CountedClaim>> {
  return readStream(documentPaths.claims, countedClaim, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the answers of the shops of an event about it, unordered. */
export function readShopAnswers(eventId: string): Promise<Stored<ShopAnswerDocument>[]> {
  return readQuery(documentPaths.shopAnswers, shopAnswerDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the links to the results of an event, ended ones included, unordered. */
export function readResultLinks(eventId: string): Promise<Stored<ResultLinkDocument>[]> {
  return readQuery(documentPaths.resultLinks, resultLinkDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
