import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminPointRule } from '@contract/point-rules.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../components/illustrations/no-results.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { EditButton } from '../list/edit-button.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { type Column, RecordTable } from '../list/record-table.tsx';
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
    <>
      <ListToolbar
        filters={filters}
        searchLabel="Search point rules"
        count={`${shown.length} of ${rules.length} point rules`}
      />
      {shown.length > 0 && (
        <RecordTable label="Point rules" columns={columnsOf(events, onEdit)} records={shown} />
      )}
      {shown.length === 0 && rules.length > 0 && (
        <EmptyState
          illustration={<NoResults />}
          title="No point rules found"
          text="Nothing passes the search and filters above."
        />
      )}
      {rules.length === 0 && (
        <EmptyState
          illustration={<EmptyShelf />}
          title="No point rules yet"
          text="Start with ten points for each check-in: the leaderboard needs no more than that."
        />
      )}
    </>
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminPointRule>[] {
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const columns: Column<AdminPointRule>[] = [
    {
      title: 'Rule',
      cell: (rule) => <NameCell name={rule.name} note={earnedBy(rule)} isNoteForPhone />,
    },
    { title: 'Trigger', cell: earnedBy, isWideOnly: true },
    { title: 'Points', cell: ({ points }) => points, isEnd: true },
    {
      title: 'Event',
      cell: ({ eventId }) => (eventId ? (names.get(eventId) ?? 'Deleted event') : 'Every event'),
      isWideOnly: true,
    },
    {
      title: 'Status',
      cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
    },
  ];
  if (!onEdit) return columns;
  const edit: Column<AdminPointRule> = {
    title: 'Edit',
    cell: ({ id, name }) => <EditButton name={name} onClick={() => onEdit(id)} />,
    isEnd: true,
  };
  return [...columns, edit];
}
