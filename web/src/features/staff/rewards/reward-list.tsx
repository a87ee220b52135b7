import type { AdminEvent } from '@contract/admin-events.ts';
import type { AdminReward } from '@contract/admin-rewards.ts';
import { EmptyShelf } from '../../../components/illustrations/empty-shelf.tsx';
import { editColumn, eventColumn, statusColumn } from '../list/common-columns.tsx';
import { NameCell } from '../list/name-cell.tsx';
import { RecordList } from '../list/record-list.tsx';
import type { Column } from '../list/record-table.tsx';
import { type ListFilters, passesFilters } from '../list/use-list-filters.ts';
import { askedOf, rewardTypeWords } from '../records/record-words.ts';

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
    />
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
          note={`${rewardTypeWords[reward.rewardType]} · ${askedOf(reward)}`}
          isNoteForPhone
        />
      ),
    },
    {
      title: 'Reward type',
      cell: ({ rewardType }) => rewardTypeWords[rewardType],
      isWideOnly: true,
    },
    { title: 'Required', cell: askedOf, isWideOnly: true },
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}
