import { RecordTab } from '../../kit/lists/record-tab.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { useOpenRecord } from '../../kit/lists/use-open-record.ts';
import { useRewards } from '../../shared/use-rewards.ts';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { RewardDialog } from './reward-dialog.tsx';
import { RewardList } from './reward-list.tsx';

/** The rewards: what visits unlock. */
export default function RewardsTab() {
  const {
    events: { data: events },
    event,
  } = useSelectedEvent();
  const filters = useListFilters();
  const open = useOpenRecord();
  return (
    <RecordTab
      title="Rewards"
      lead="What visits unlock, at one event or at every one."
      noun="reward"
      nouns="rewards"
      addLabel="Add Reward"
      live={useRewards()}
      open={open}
      list={(all, onEdit) => (
        <RewardList
          rewards={all}
          events={events ?? []}
          walk={event}
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
