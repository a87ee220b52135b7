import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminPointRule } from '@contract/point-rules.ts';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { editColumn, eventColumn, statusColumn } from '../list/common-columns.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { Column } from '../list/record-table.tsx';
import { type ListFilters, passesFilters } from '../list/use-list-filters.ts';
import { earnedBy } from './point-rule-words.ts';

interface Props {
  rules: readonly AdminPointRule[];
  events: readonly AdminEvent[];
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** The point rules that pass the filters. */
export function PointRuleList({ rules, events, filters, onEdit }: Props) {
  const shown = rules.filter((rule) => passesFilters(filters, rule, [rule.name, earnedBy(rule)]));
  return (
    <RecordList
      nouns="point rules"
      all={rules}
      shown={shown}
      columns={columnsOf(events, onEdit)}
      filters={filters}
      beforeTheFirst={{
        illustration: <EmptyShelf />,
        text: 'Start with ten points for each check-in: the leaderboard needs no more than that.',
      }}
    />
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminPointRule>[] {
  return [
    {
      title: 'Rule',
      cell: (rule) => <NameCell name={rule.name} note={earnedBy(rule)} isNoteForPhone />,
    },
    { title: 'Trigger', cell: earnedBy, isWideOnly: true },
    { title: 'Points', cell: ({ points }) => points, isEnd: true },
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}
