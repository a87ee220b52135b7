import { NativeSelect } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type BusinessCategory, businessCategory } from '@wine-walk/common/model/categories.ts';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { editColumn, statusColumn } from '../../kit/lists/common-columns.tsx';
import { NameCell } from '../../kit/lists/name-cell.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { TruncatedText } from '../../kit/lists/truncated-text.tsx';
import { type ListFilters, matchesFilters } from '../../kit/lists/use-list-filters.ts';
import { categoryLabels } from '../../shared/record-labels.ts';
import { eventIdsListing } from './business-values.ts';

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
      matchesFilters(filters, business, [
        business.name,
        business.description,
        business.address,
        categoryLabels[business.category],
      ]),
  );
  return (
    <RecordList
      nouns="businesses"
      all={businesses}
      shown={shown}
      columns={columnsOf(events, onEdit)}
      filters={filters}
      onOpen={onEdit}
      beforeTheFirst={{ illustration: <QuietStreet />, text: 'Add the first door of the walk.' }}
    >
      <CategoryFilter category={category} onChoose={(chosen) => filters.set('category', chosen)} />
    </RecordList>
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
            {categoryLabels[each]}
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
  const eventsOf = ({ id, isActive }: AdminBusiness) =>
    eventIdsListing(id, events).length + (isActive ? takingAll : 0);
  return [
    {
      title: 'Business',
      sortValue: ({ name }) => name,
      cell: ({ name, category, address }) => (
        <NameCell name={name} note={`${categoryLabels[category]} · ${address}`} isNoteForPhone />
      ),
    },
    {
      title: 'Category',
      sortValue: ({ category }) => categoryLabels[category],
      cell: ({ category }) => categoryLabels[category],
      isWideOnly: true,
    },
    {
      title: 'Address',
      sortValue: ({ address }) => address,
      cell: ({ address }) => <TruncatedText text={address} />,
      isWideOnly: true,
    },
    {
      title: 'Rating',
      sortValue: ({ rating }) => rating,
      cell: ({ rating }) => rating.toFixed(1),
      isWidestOnly: true,
      isEnd: true,
    },
    {
      title: 'Events',
      sortValue: eventsOf,
      cell: eventsOf,
      isWidestOnly: true,
      isEnd: true,
    },
    {
      title: 'Special',
      sortValue: ({ hasSpecialReward }) => (hasSpecialReward ? 0 : 1),
      cell: ({ hasSpecialReward }) => hasSpecialReward && <StatusBadge status="specialReward" />,
      isWidestOnly: true,
      isOneLine: true,
    },
    statusColumn,
    ...editColumn(onEdit),
  ];
}
