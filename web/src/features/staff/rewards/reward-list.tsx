import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminReward } from '@contract/admin-rewards.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../components/illustrations/no-results.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { EditButton } from '../list/edit-button.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { type Column, RecordTable } from '../list/record-table.tsx';
import { type ListFilters, passesFilters } from '../list/use-list-filters.ts';
import { countLabel, rewardTypeWords } from '../records/record-words.ts';

interface Props {
  rewards: readonly AdminReward[];
  events: readonly AdminEvent[];
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** The rewards that pass the filters. */
export function RewardList({ rewards, events, filters, onEdit }: Props) {
  const shown = rewards.filter((reward) =>
    passesFilters(filters, reward, [reward.name, reward.description]),
  );
  return (
    <>
      <ListToolbar
        filters={filters}
        searchLabel="Search rewards"
        count={`${shown.length} of ${rewards.length} rewards`}
      />
      {shown.length > 0 && (
        <RecordTable label="Rewards" columns={columnsOf(events, onEdit)} records={shown} />
      )}
      {shown.length === 0 && rewards.length > 0 && (
        <EmptyState
          illustration={<NoResults />}
          title="No rewards found"
          text="Nothing passes the search and filters above."
        />
      )}
      {rewards.length === 0 && (
        <EmptyState
          illustration={<EmptyShelf />}
          title="No rewards yet"
          text="The first one could be for a single visit: it makes people want the next."
        />
      )}
    </>
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminReward>[] {
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const asked = ({ requiredVisits, rewardType }: AdminReward) =>
    `${requiredVisits} ${countLabel(rewardType)}`;
  const columns: Column<AdminReward>[] = [
    {
      title: 'Reward',
      cell: (reward) => (
        <NameCell
          name={reward.name}
          note={`${rewardTypeWords[reward.rewardType]} · ${asked(reward)}`}
          isNoteForPhone
        />
      ),
    },
    {
      title: 'Reward type',
      cell: ({ rewardType }) => rewardTypeWords[rewardType],
      isWideOnly: true,
    },
    { title: 'Required', cell: asked, isWideOnly: true },
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
  const edit: Column<AdminReward> = {
    title: 'Edit',
    cell: ({ id, name }) => <EditButton name={name} onClick={() => onEdit(id)} />,
    isEnd: true,
  };
  return [...columns, edit];
}
