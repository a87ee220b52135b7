import { Stack, Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { AppDialog } from '../../components/app-dialog.tsx';
import { useKept } from '../../components/use-address-sheet.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { useTexts } from '../../texts/texts.ts';
import { ClaimedNow } from './claimed-now.tsx';
import { RedemptionCode } from './redemption-code.tsx';

interface Props {
  walk: ReadyWalk;
  /** The reward whose sheet is open; a locked one has none. */
  standing: RewardProgress | undefined;
  onClose: () => void;
}

/** What one shows at the counter, until staff redeem it there and then. */
export function RewardDialog({ walk, standing, onClose }: Props) {
  const { rewards } = useTexts();
  const isOpen = standing !== undefined && standing.state !== 'locked';
  const shown = useKept(isOpen ? standing : undefined);
  if (!shown || !walk.participant) return null;
  const { reward, claimedAt } = shown;
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={claimedAt ? rewards.claimedTitle : rewards.congratulations}
    >
      <div role="status">
        {claimedAt && (
          <ClaimedNow name={reward.name} claimedAt={claimedAt} timeZone={walk.event.timeZone} />
        )}
      </div>
      {!claimedAt && (
        <Stack gap="4">
          <Text>{rewards.earned(reward.name)}</Text>
          <RedemptionCode
            isShown={isOpen}
            wanted={{
              participantId: walk.participant.id,
              eventId: walk.event.id,
              rewardId: reward.id,
            }}
          />
        </Stack>
      )}
    </AppDialog>
  );
}
