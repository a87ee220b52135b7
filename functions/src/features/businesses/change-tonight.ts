import type { BusinessDocument } from '../../contract/documents.ts';
import { businessEditTonight, isListed, isWalked } from '../../domain/running-walk.ts';
import type { Editor } from '../../store/edit-versioned.ts';
import { paths } from '../../store/paths.ts';
import { changedDocument, walkChangeWrite } from '../../store/walk-changes.ts';
import type { Write } from '../../store/write.ts';
import type { ChangedList, Events } from './event-lists.ts';

interface EditOfBusiness {
  id: string;
  /** Null: a new one. */
  before: BusinessDocument | null;
  after: BusinessDocument;
  events: Events;
  lists: readonly ChangedList[];
}

/** The note by which what an edit does to a walk that people are on can be taken back. */
export function tonight(
  { id, before, after, events, lists }: EditOfBusiness,
  { caller, now }: Pick<Editor, 'caller' | 'now'>,
): Write[] {
  for (const event of events.filter(({ data }) => isWalked(data, now))) {
    const list = lists.find((each) => each.event.id === event.id);
    const next = list ? { ...event.data, businessIds: list.businessIds } : event.data;
    const listed = { was: isListed(event.data, id), is: isListed(next, id) };
    const texts = businessEditTonight(before, after, listed);
    if (texts.length === 0) continue;
    const names = ['isActive', 'latitude', 'longitude'] as const;
    // A new one that is in no list is taken back by being switched off.
    const was = before ?? { ...after, isActive: list !== undefined };
    const documents = [
      ...changedDocument(paths.business(id), was, after, names),
      ...changedDocument(event.path, event.data, next, ['businessIds']),
    ];
    return [walkChangeWrite({ eventId: event.id, texts, documents, caller, now })];
  }
  return [];
}
