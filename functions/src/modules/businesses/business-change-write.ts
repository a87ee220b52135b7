import { type BusinessDocument } from '@wine-walk/common/model/businesses.ts';
import {
  businessEditImpact,
  isBusinessListed,
  isInProgress,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { diffFields, eventChangeWrite } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { EditContext } from '../../firestore/versioned-update.ts';
import type { Write } from '../../firestore/write.ts';
import type { ChangedList, Events } from './event-business-lists.ts';

interface EditOfBusiness {
  id: string;
  /** Null: a new one. */
  before: BusinessDocument | null;
  after: BusinessDocument;
  events: Events;
  lists: readonly ChangedList[];
}

/** The note by which what an edit does to a walk that people are on can be taken back. */
export function businessChangeWrites(
  { id, before, after, events, lists }: EditOfBusiness,
  { caller, now }: Pick<EditContext, 'caller' | 'now'>,
): Write[] {
  for (const event of events.filter(({ data }) => isInProgress(data, now))) {
    const list = lists.find((each) => each.event.id === event.id);
    const next = list ? { ...event.data, businessIds: list.businessIds } : event.data;
    const listed = { was: isBusinessListed(event.data, id), is: isBusinessListed(next, id) };
    const texts = businessEditImpact(before, after, listed);
    if (texts.length === 0) continue;
    const names = ['isActive', 'latitude', 'longitude'] as const;
    // A new one that is in no list is taken back by being switched off.
    const was = before ?? { ...after, isActive: list !== undefined };
    const documents = [
      ...diffFields(documentPaths.business(id), was, after, names),
      ...diffFields(event.path, event.data, next, ['businessIds']),
    ];
    return [eventChangeWrite({ eventId: event.id, texts, documents, caller, now })];
  }
  return [];
}
