import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { AdminReward } from '@wine-walk/common/api/staff/rewards.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { editColumn, eventColumn, NameCell, statusColumn } from '../../kit/lists/cells.tsx';
import { EventRecordList } from '../../kit/lists/record-list.tsx';
import { RecordTab } from '../../kit/lists/record-tab.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { type ListFilters, useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { fieldColumns, searchedTexts } from '../../kit/records/field-lists.tsx';
import { useRewards } from '../../shared/records/live-records.ts';
import { requirementText, rewardTypeLabels } from '../../shared/records/record-labels.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';
import { RewardDialog } from './reward-dialog.tsx';
import { rewardFields } from './reward-record.ts';

interface Props {
  rewards: readonly AdminReward[];
  events: readonly AdminEvent[];
  /** Selected event. */
  event: AdminEvent | undefined;
  filters: ListFilters;
  /** Undefined if the account may not edit. */
  onEdit: ((id: string) => void) | undefined;
}

/** Rewards that pass the filters. */
function RewardList({ rewards, events, event, filters, onEdit }: Props) {
  return (
    <EventRecordList
      noun={texts.nouns.reward}
      all={rewards}
      event={event}
      filters={filters}
      searched={(reward) => searchedTexts(rewardFields, reward)}
      columns={columnsOf(events, onEdit)}
      onOpen={onEdit}
      emptyState={texts.rewards.empty}
    />
  );
}

function columnsOf(
  events: readonly AdminEvent[],
  onEdit: ((id: string) => void) | undefined,
): Column<AdminReward>[] {
  return [
    {
      id: 'name',
      title: texts.rewards.columns.reward,
      sortValue: ({ name }) => name,
      cell: (reward) => (
        <NameCell
          name={reward.name}
          note={joinFacts([rewardTypeLabels[reward.rewardType], requirementText(reward)])}
          isNoteForPhone
        />
      ),
    },
    ...fieldColumns<AdminReward>(rewardFields),
    {
      id: 'required',
      title: texts.rewards.columns.required,
      sortValue: ({ requiredVisits }) => requiredVisits,
      cell: requirementText,
      isWideOnly: true,
    },
    eventColumn(events),
    statusColumn,
    ...editColumn(onEdit),
  ];
}

/** Rewards tab: rewards that visits unlock. */
export default function RewardsTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  return (
    <RecordTab
      title={texts.rewards.title}
      lead={texts.rewards.lead}
      noun={texts.nouns.reward}
      addLabel={texts.rewards.add}
      live={useRewards()}
      open={open}
      list={(all, onEdit) => (
        <RewardList
          rewards={all}
          events={events ?? []}
          event={event}
          filters={filters}
          onEdit={onEdit}
        />
      )}
      form={
        events &&
        ((reward) => (
          <RewardDialog reward={reward} events={events} event={event} onClose={open.close} />
        ))
      }
    />
  );
}
