import { Button, Flex } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { texts } from '../../texts/texts.ts';
import { format } from '../format.ts';
import { Select } from '../forms/select.tsx';
import type { ListFilters } from './use-list-filters.ts';

interface SegmentedFilterProps<S extends string | undefined> {
  /** Name of the group, if a list has several. */
  label?: string;
  /** Options with their counts; undefined until they are counted. */
  options: readonly { show: S; label: string; count?: number | undefined }[];
  chosen: S;
  onChoose: (show: S) => void;
}

/** Filter with a button for each of a few options. */
export function SegmentedFilter<S extends string | undefined>({
  label = texts.kit.show,
  options,
  chosen,
  onChoose,
}: SegmentedFilterProps<S>) {
  return (
    <Flex role="group" aria-label={label} gap="1" wrap="wrap">
      {options.map(({ show, label, count }) => (
        <Button
          key={label}
          size="sm"
          variant={chosen === show ? 'subtle' : 'ghost'}
          colorPalette={chosen === show ? 'wine' : 'gray'}
          aria-pressed={chosen === show}
          fontVariantNumeric="tabular-nums"
          onClick={() => onChoose(show)}
        >
          {label}
          {count !== undefined && ` ${format.number(count)}`}
        </Button>
      ))}
    </Flex>
  );
}

interface SelectFilterProps<C extends string> {
  label: string;
  options: readonly { value: C; label: string }[];
  chosen: C;
  onChoose: (value: C) => void;
}

/** Filter as a select, if there is no room for buttons. */
export function SelectFilter<C extends string>({
  label,
  options,
  chosen,
  onChoose,
}: SelectFilterProps<C>) {
  return (
    <Select
      size={{ base: 'md', md: 'sm' }}
      flex={{ base: '1 1 150px', md: '0 1 220px' }}
      minW="0"
      label={label}
      value={chosen}
      onChange={(next) => {
        const option = options.find(({ value }) => value === next);
        if (option) onChoose(option.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** True if a record belongs to the selected event or to every event, or if the filter is off. */
export function matchesEventFilter(
  filters: Pick<ListFilters, 'get'>,
  event: AdminEvent | undefined,
  { eventId }: { eventId: string | null },
): boolean {
  return !event || filters.get('walks') === 'all' || eventId === null || eventId === event.id;
}

/** Toggle for records of other events. */
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
      {texts.kit.includeOtherEvents}
    </Button>
  );
}
