import { RecordTab } from '../list/record-tab.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { useEvents } from '../records/use-events.ts';
import { useRewards } from '../records/use-rewards.ts';
import { RewardDialog } from './reward-dialog.tsx';
import { RewardList } from './reward-list.tsx';

/** The rewards: what visits unlock. */
export default function RewardsTab() {
  const events = useEvents().data;
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
        <RewardList rewards={all} events={events ?? []} filters={filters} onEdit={onEdit} />
      )}
      form={
        events &&
        ((reward) => <RewardDialog reward={reward} events={events} onClose={open.close} />)
      }
    />
  );
}
