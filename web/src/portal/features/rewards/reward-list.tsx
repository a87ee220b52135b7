import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminReward } from '@contract/admin-rewards.ts';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { editColumn, eventColumn, statusColumn } from '../../lists/common-columns.tsx';
import { NameCell } from '../../lists/name-cell.tsx';
import { RecordList } from '../../lists/record-list.tsx';
import type { Column } from '../../lists/record-table.tsx';
import { type ListFilters, passesFilters } from '../../lists/use-list-filters.ts';
import { passesWalk, WalkFilter } from '../../lists/walk-filter.tsx';
import { askedOf, rewardTypeLabels } from '../../records/record-labels.ts';

interface Props {
  rewards: readonly AdminReward[];
  events: readonly AdminEvent[];
  /** The one that the portal is about. */
  walk: AdminEvent | undefined;
  filters: ListFilters;
  /** Left out where the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** The rewards that pass the filters. */
export function RewardList({ rewards, events, walk, filters, onEdit }: Props) {
  const shown = rewards.filter(
    (reward) =>
      passesWalk(filters, walk, reward) &&
      passesFilters(filters, reward, [reward.name, reward.description]),
  );
  return (
    <RecordList
      nouns="rewards"
      all={rewards}
      shown={shown}
      columns={columnsOf(events, onEdit)}
      filters={filters}
      beforeTheFirst={{
        illustration: <EmptyShelf />,
        text: 'The first one could be for a single visit: it makes people want the next.',
      }}
    >
      <WalkFilter filters={filters} />
    </RecordList>
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminReward>[] {
  return [
    {
      title: 'Reward',
      cell: (reward) => (
        <NameCell
          name={reward.name}
          note={`${rewardTypeLabels[reward.rewardType]} · ${askedOf(reward)}`}
          isNoteForPhone
        />
      ),
    },
    {
      title: 'Reward type',
      cell: ({ rewardType }) => rewardTypeLabels[rewardType],
      isWideOnly: true,
    },
    { title: 'Required', cell: askedOf, isWideOnly: true },
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}
