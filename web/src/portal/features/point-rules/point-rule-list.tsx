import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminPointRule } from '@wine-walk/common/api/point-rules.ts';
import { editColumn, eventColumn, statusColumn } from '../../kit/lists/common-columns.tsx';
import { EventRecordList } from '../../kit/lists/event-record-list.tsx';
import { NameCell } from '../../kit/lists/name-cell.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { fieldColumns } from '../../kit/records/field-lists.tsx';
import { pointRuleFields, triggerText } from './point-rule-record.ts';

interface Props {
  rules: readonly AdminPointRule[];
  events: readonly AdminEvent[];
  /** The one that the portal is about. */
  walk: AdminEvent | undefined;
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** The point rules that pass the filters. */
export function PointRuleList({ rules, events, walk, filters, onEdit }: Props) {
  return (
    <EventRecordList
      nouns="point rules"
      all={rules}
      walk={walk}
      filters={filters}
      searched={(rule) => [rule.name, triggerText(rule)]}
      columns={columnsOf(events, onEdit)}
      onOpen={onEdit}
      beforeTheFirst="Start with ten points for each check-in: the leaderboard needs no more than that."
    />
  );
}

const worth = ({ points }: AdminPointRule) => (points === 1 ? '1 point' : `${points} points`);

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminPointRule>[] {
  return [
    {
      title: 'Rule',
      sortValue: ({ name }) => name,
      cell: (rule) => (
        <NameCell name={rule.name} note={`${triggerText(rule)} · ${worth(rule)}`} isNoteForPhone />
      ),
    },
    { title: 'Trigger', sortValue: triggerText, cell: triggerText, isWideOnly: true },
    ...fieldColumns<AdminPointRule>(pointRuleFields),
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}
