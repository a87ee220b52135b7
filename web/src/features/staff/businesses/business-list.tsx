import { NativeSelect } from '@chakra-ui/react';
import type { AdminBusiness } from '@contract/admin-businesses.ts';
import type { AdminEvent } from '@contract/admin-events.ts';
import { type BusinessCategory, businessCategory } from '@contract/categories.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { NoResults } from '../../../components/illustrations/no-results.tsx';
import { QuietStreet } from '../../../components/illustrations/quiet-street.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { EditButton } from '../list/edit-button.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { type Column, RecordTable } from '../list/record-table.tsx';
import { type ListFilters, passesFilters } from '../list/use-list-filters.ts';
import { categoryWords } from '../records/record-words.ts';
import { listedIn } from './business-values.ts';

interface Props {
  businesses: readonly AdminBusiness[];
  events: readonly AdminEvent[];
  filters: ListFilters;
  category: BusinessCategory | undefined;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** The businesses that pass the filters. */
export function BusinessList({ businesses, events, filters, category, onEdit }: Props) {
  const shown = businesses.filter(
    (business) =>
      (!category || business.category === category) &&
      passesFilters(filters, business, [business.name, business.description, business.address]),
  );
  return (
    <>
      <ListToolbar
        filters={filters}
        searchLabel="Search businesses"
        count={`${shown.length} of ${businesses.length} businesses`}
      >
        <CategoryFilter
          category={category}
          onChoose={(chosen) => filters.set('category', chosen)}
        />
      </ListToolbar>
      {shown.length === 0 ? (
        <NoBusinesses isFiltering={businesses.length > 0} />
      ) : (
        <RecordTable label="Businesses" columns={columnsOf(events, onEdit)} records={shown} />
      )}
    </>
  );
}

function NoBusinesses({ isFiltering }: { isFiltering: boolean }) {
  return isFiltering ? (
    <EmptyState
      illustration={<NoResults />}
      title="No businesses found"
      text="Nothing passes the search and filters above."
    />
  ) : (
    <EmptyState
      illustration={<QuietStreet />}
      title="No businesses yet"
      text="Add the first door of the walk."
    />
  );
}

interface FilterProps {
  category: BusinessCategory | undefined;
  onChoose: (category: string) => void;
}

function CategoryFilter({ category, onChoose }: FilterProps) {
  return (
    <NativeSelect.Root size="sm" w="auto">
      <NativeSelect.Field
        aria-label="Category"
        value={category ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Every category</option>
        {businessCategory.options.map((each) => (
          <option key={each} value={each}>
            {categoryWords[each]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminBusiness>[] {
  const takingAll = events.filter(({ businessIds }) => businessIds === null).length;
  const columns: Column<AdminBusiness>[] = [
    {
      title: 'Business',
      cell: ({ name, category, address }) => (
        <NameCell name={name} note={`${categoryWords[category]} · ${address}`} isNoteForPhone />
      ),
    },
    { title: 'Category', cell: ({ category }) => categoryWords[category], isWideOnly: true },
    { title: 'Address', cell: ({ address }) => address, isWideOnly: true },
    { title: 'Rating', cell: ({ rating }) => rating.toFixed(1), isWideOnly: true, isEnd: true },
    {
      title: 'Events',
      cell: ({ id, isActive }) => listedIn(id, events).length + (isActive ? takingAll : 0),
      isWideOnly: true,
      isEnd: true,
    },
    {
      title: 'Special',
      cell: ({ hasSpecialReward }) => hasSpecialReward && <StatusBadge status="specialReward" />,
      isWideOnly: true,
      isOneLine: true,
    },
    {
      title: 'Status',
      cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
    },
  ];
  if (!onEdit) return columns;
  const edit: Column<AdminBusiness> = {
    title: 'Edit',
    cell: ({ id, name }) => <EditButton name={name} onClick={() => onEdit(id)} />,
    isEnd: true,
  };
  return [...columns, edit];
}
