import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { EventFilter, matchesEventFilter } from './filter-controls.tsx';
import { RecordList } from './record-list.tsx';
import type { Column } from './record-table.tsx';
import { type ListFilters, matchesFilters } from './use-list-filters.ts';

interface Props<R> {
  /** What they are, in the middle of a sentence: 'point rules'. */
  nouns: string;
  all: readonly R[];
  /** The one that the portal is about. */
  walk: AdminEvent | undefined;
  filters: ListFilters;
  /** What the search looks through. */
  searched: (record: R) => string[];
  columns: readonly Column<R>[];
  /** Opens one by its row; left out where the account may not. */
  onOpen: ((id: string) => void) | undefined;
  /** What stands there before the first one is made. */
  beforeTheFirst: string;
}

/** Records that belong to one walk or to every one: those of the walk, or with the filter off all of them. */
export function EventRecordList<
  R extends { id: string; eventId: string | null; isActive: boolean },
>(props: Props<R>) {
  const { nouns, all, walk, filters, searched, columns, onOpen, beforeTheFirst } = props;
  const shown = all.filter(
    (record) =>
      matchesEventFilter(filters, walk, record) &&
      matchesFilters(filters, record, searched(record)),
  );
  return (
    <RecordList
      nouns={nouns}
      all={all}
      shown={shown}
      columns={columns}
      filters={filters}
      onOpen={onOpen}
      beforeTheFirst={{ illustration: <EmptyShelf />, text: beforeTheFirst }}
    >
      <EventFilter filters={filters} />
    </RecordList>
  );
}
