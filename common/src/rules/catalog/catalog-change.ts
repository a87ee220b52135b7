import { type CatalogDocument } from '../../model/catalog.ts';
import { type EventDocument } from '../../model/events.ts';

/** What was edited, as far as it says whose catalogue can be another one now. */
export type CatalogueChange =
  | { kind: 'event'; eventId: string }
  | { kind: 'business'; businessId: string }
  /** A reward or a point rule: the events it belonged and belongs to; null is every event. */
  | { kind: 'offer'; eventIds: readonly (string | null)[] };

/** Whether a change can concern an event's catalogue. `before`: the catalogue as it is. */
export function affectsCatalog(
  change: CatalogueChange,
  eventId: string,
  event: Pick<EventDocument, 'businessIds'>,
  before: Pick<CatalogDocument, 'businesses'>,
): boolean {
  switch (change.kind) {
    case 'event':
      return change.eventId === eventId;
    case 'business':
      return (
        event.businessIds === null ||
        event.businessIds.includes(change.businessId) ||
        before.businesses.some(({ id }) => id === change.businessId)
      );
    case 'offer':
      return change.eventIds.some((id) => id === null || id === eventId);
  }
}
