import { Flex } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type listPendingCheckIns, pendingSort } from '@wine-walk/common/api/reviews.ts';
import { pendingReason } from '@wine-walk/common/model/categories.ts';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { SegmentedFilter } from '../../kit/lists/segmented-filter.tsx';
import { SelectFilter } from '../../kit/lists/select-filter.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { pendingLabels, pendingSortLabels } from './review-labels.ts';
import type { ReviewFilters } from './use-reviews.ts';

interface Props {
  filters: ListFilters;
  asked: ReviewFilters;
  answer: ResponseOf<typeof listPendingCheckIns>;
}

/** Search, reasons and businesses with how many wait, and the order. */
export function ReviewToolbar({ filters, asked, answer }: Props) {
  const { reason, businessId = '', sort = 'received' } = asked;
  const { lookedThrough, reasons, businesses } = answer;
  const shows = [
    { show: undefined, label: 'All', count: lookedThrough },
    ...pendingReason.options
      .filter((show) => reasons[show] || show === reason)
      .map((show) => ({ show, label: pendingLabels[show], count: reasons[show] ?? 0 })),
  ];
  const isEmptied = businessId !== '' && !businesses.some(({ id }) => id === businessId);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField
        filters={filters}
        label="Search by the name of a person or a business"
        placeholder="Person or business"
        width={240}
      />
      <SelectFilter
        label="Business"
        options={[
          { value: '', label: 'Every business' },
          ...businesses.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
          ...(isEmptied ? [{ value: businessId, label: 'A business where none waits' }] : []),
        ]}
        chosen={businessId}
        onChoose={(chosen) => filters.set('business', chosen)}
      />
      <SelectFilter
        label="Order"
        options={pendingSort.options.map((value) => ({ value, label: pendingSortLabels[value] }))}
        chosen={sort}
        onChoose={(chosen) => filters.set('sort', chosen === 'received' ? '' : chosen)}
      />
      <SegmentedFilter
        options={shows}
        chosen={reason}
        onChoose={(show) => filters.set('reason', show ?? '')}
      />
    </Flex>
  );
}
