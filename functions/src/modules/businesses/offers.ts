import type {
  AnswerOf,
  BodyOf,
  ProblemOf,
  ResponseOf,
} from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { saveOffer } from '@wine-walk/common/api/offers.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type BusinessOffer,
  type OfferDocument,
  offerDocument,
} from '@wine-walk/common/model/offers.ts';
import {
  isEmptyOffer,
  usualOffer,
  withPourIds,
} from '@wine-walk/common/rules/businesses/offers.ts';
import {
  isBusinessListed,
  isInProgress,
  offerImpact,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { auditWrite, changeDetails } from '../../firestore/audit.ts';
import { changedDocuments, eventEditWrites } from '../../firestore/changes.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { readBusinesses } from '../../firestore/events/businesses.ts';
import { readEvents } from '../../firestore/events/events.ts';
import { readOffers } from '../../firestore/events/offers.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { type EditContext, staleEdit } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';

type Save = typeof saveOffer;

/** Saves the offer of a business at one event, which the first edit creates. During the event, it can be undone. */
export async function updateOffer(
  { eventId, businessId }: { eventId: string; businessId: string },
  { version, ...typed }: BodyOf<Save>,
  { caller, now }: EditContext,
): Promise<AnswerOf<Save>> {
  return commitWithRetry<ResponseOf<Save>, Problem<ProblemOf<Save>>>(async () => {
    const path = documentPaths.offer(eventId, businessId);
    const [event, business, stored] = await readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.business(businessId), businessDocument],
      [path, offerDocument],
    );
    if (!event) return problem('event-gone');
    if (!business) return problem('business-gone');
    const refusal = staleEdit('offer', stored?.data ?? { version: 0 }, version);
    if (refusal) return refusal;
    const before = stored?.data ?? usualOffer(business.data.facts);
    const fields = { ...typed, pours: withPourIds(typed.pours, newId) };
    const at = new Date(now).toISOString();
    const after: OfferDocument = {
      ...fields,
      version: (stored?.data.version ?? 0) + 1,
      createdAt: stored?.data.createdAt ?? at,
      updatedAt: at,
    };
    const edited = changedDocuments<BusinessOffer>(path, before, after);
    const details = { version: after.version, ...changeDetails(before, fields) };
    const isShown =
      isInProgress(event.data, now) &&
      business.data.isActive &&
      isBusinessListed(event.data, businessId);
    const effects = isShown && edited.length > 0 ? [offerImpact(business.data.name)] : [];
    return {
      writes: [
        stored
          ? { kind: 'update', path, data: after, revision: stored.revision }
          : { kind: 'create', path, data: after },
        ...eventEditWrites({ eventId, effects, edited, caller, now }),
        auditWrite({ actor: caller.username, action: 'offer.edit', target: path, now, details }),
      ],
      response: { ...after, id: businessId },
    };
  });
}

/**
 * Returns the writes that store the usual hours and drinks of businesses as their offers at the active events, where
 * earlier versions showed them. Offers that exist stay. `now`: epoch milliseconds.
 */
export async function missingOffers(now: number): Promise<Write[]> {
  const [events, businesses] = await Promise.all([readEvents(), readBusinesses()]);
  const at = new Date(now).toISOString();
  const shown = events.filter(({ data }) => data.isActive && !hasEnded(data, now));
  const writes = shown.map(async ({ id: eventId, data: event }): Promise<Write[]> => {
    const saved = new Set((await readOffers(eventId)).map(({ id }) => id));
    return businesses.flatMap(({ id, data: { facts } }): Write[] => {
      const offer = usualOffer(facts);
      if (saved.has(id) || !isBusinessListed(event, id) || isEmptyOffer(offer)) return [];
      const data = { ...offer, version: 1, createdAt: at, updatedAt: at };
      return [{ kind: 'create', path: documentPaths.offer(eventId, id), data }];
    });
  });
  return (await Promise.all(writes)).flat();
}
