import { Button } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { ListFilters } from './use-list-filters.ts';

/** Whether a record is the walk's, alone or with every event's; with the filter off, whatever it belongs to. */
export function matchesEventFilter(
  filters: Pick<ListFilters, 'get'>,
  walk: AdminEvent | undefined,
  { eventId }: { eventId: string | null },
): boolean {
  return !walk || filters.get('walks') === 'all' || eventId === null || eventId === walk.id;
}

/** Whether the list shows what belongs to other walks, too. */
export function EventFilter({ filters }: { filters: ListFilters }) {
  const isAll = filters.get('walks') === 'all';
  return (
    <Button
      size="sm"
      variant={isAll ? 'subtle' : 'ghost'}
      colorPalette={isAll ? 'wine' : 'gray'}
      aria-pressed={isAll}
      onClick={() => filters.set('walks', isAll ? '' : 'all')}
    >
      Other walks, too
    </Button>
  );
}
