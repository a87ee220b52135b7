import { Button } from '@chakra-ui/react';
import type { AdminReward } from '@contract/admin-rewards.ts';
import { Plus } from 'lucide-react';
import { RecordGate } from '../forms/record-gate.tsx';
import { DeskNote } from '../list/desk-note.tsx';
import { LiveList } from '../list/live-list.tsx';
import { useListFilters } from '../list/use-list-filters.ts';
import { useOpenRecord } from '../list/use-open-record.ts';
import { useEvents } from '../records/use-events.ts';
import { useRewards } from '../records/use-rewards.ts';
import { useStaff } from '../session/use-staff.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import { RewardDialog } from './reward-dialog.tsx';
import { RewardList } from './reward-list.tsx';

/** The rewards: what visits unlock. */
export default function RewardsTab() {
  const { isAdmin } = useStaff();
  const rewards = useRewards();
  const events = useEvents();
  const filters = useListFilters();
  const open = useOpenRecord();
  const isOpen = isAdmin && (open.isAdding || open.editing !== null);
  return (
    <PortalPage
      title="Rewards"
      lead="What visits unlock, at one event or at every one."
      actions={
        isAdmin && (
          <Button size="sm" onClick={open.add}>
            <Plus aria-hidden="true" />
            Add Reward
          </Button>
        )
      }
    >
      {!isAdmin && <DeskNote what="rewards" />}
      <LiveList live={rewards} failure="Failed to fetch rewards">
        {(all: AdminReward[]) => (
          <>
            <RewardList
              rewards={all}
              events={events.data ?? []}
              filters={filters}
              onEdit={isAdmin ? open.edit : undefined}
            />
            {isOpen && events.data && (
              <RecordGate
                key={open.editing ?? 'new'}
                id={open.editing}
                records={all}
                noun="reward"
                onClose={open.close}
              >
                {(reward) => (
                  <RewardDialog reward={reward} events={events.data} onClose={open.close} />
                )}
              </RecordGate>
            )}
          </>
        )}
      </LiveList>
    </PortalPage>
  );
}
