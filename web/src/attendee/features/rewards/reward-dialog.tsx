import './redemption.css';
import { Heading, Stack, Text } from '@chakra-ui/react';
import type { Instant } from '@wine-walk/common/model/values.ts';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { useLastDefined } from '../../../ui/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { useRewardLocationText } from '../../shared/reward-text.ts';
import { RedemptionCodeView } from './redemption-code.tsx';

interface Props {
  walk: ReadyEventData;
  /** Reward whose sheet is open; undefined if none is open. Locked rewards have no sheet. */
  standing: RewardProgress | undefined;
  onClose: () => void;
}

/** Reward sheet shown at the counter until staff redeem it. */
export function RewardDialog({ walk, standing, onClose }: Props) {
  const { rewards } = useTexts();
  const isOpen = standing !== undefined && standing.state !== 'locked';
  const shown = useLastDefined(isOpen ? standing : undefined);
  const place = useRewardLocationText(shown?.reward);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={shown?.claimedAt ? rewards.claimedTitle : (shown?.reward.name ?? '')}
    >
      <div role="status">
        {shown?.claimedAt && (
          <ClaimSuccess
            name={shown.reward.name}
            claimedAt={shown.claimedAt}
            timeZone={walk.event.timeZone}
          />
        )}
      </div>
      {shown && !shown.claimedAt && walk.participant && (
        <Stack gap="4" className="redemption">
          {/* For staff at arm's length: the reward first, then the code. */}
          <Stack gap="1">
            <Text fontSize="xl" lineHeight="1.35" overflowWrap="anywhere">
              {shown.reward.description}
            </Text>
            <Text color="muted" fontWeight="600">
              {place}
            </Text>
          </Stack>
          <RedemptionCodeView
            isShown={isOpen}
            wanted={{
              participantId: walk.participant.id,
              eventId: walk.event.id,
              rewardId: shown.reward.id,
            }}
          >
            <Stack gap="1" textAlign="center">
              <Heading as="h3" size="md">
                {rewards.congratulations}
              </Heading>
              <Text>{rewards.earned(shown.reward.name)}</Text>
            </Stack>
          </RedemptionCodeView>
        </Stack>
      )}
    </AppDialog>
  );
}

interface ClaimSuccessProps {
  name: string;
  claimedAt: Instant;
  timeZone: string;
}

/** Success message after staff redeemed the reward. */
function ClaimSuccess({ name, claimedAt, timeZone }: ClaimSuccessProps) {
  const { rewards } = useTexts();
  const { dateTime, time } = useFormats();
  return (
    <Stack gap="4" align="center" textAlign="center" py="4">
      <span className="stamp-pressed">
        <PassportStamp
          name={name}
          visitedAt={claimedAt}
          timeText={time(claimedAt, timeZone)}
          size={168}
          isSpecial
        />
      </span>
      <Text fontSize="lg">{rewards.claimedText(name)}</Text>
      <Text color="vineText" fontWeight="600">
        {rewards.claimedOn(dateTime(claimedAt, timeZone))}
      </Text>
    </Stack>
  );
}
