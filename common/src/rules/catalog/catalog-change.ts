import { type CatalogDocument } from '../../model/catalog.ts';
import { type EventDocument } from '../../model/events.ts';

/** Edit that may change a catalog. */
export type CatalogueChange =
  | { kind: 'event'; eventId: string }
  | { kind: 'business'; businessId: string }
  /** Reward or point rule: the events it belonged and belongs to; null means every event. */
  | { kind: 'offer'; eventIds: readonly (string | null)[] };

/** True if a change can affect an event's catalog. `before`: the current catalog. */
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
