import './redemption.css';
import { Heading, Stack, Text } from '@chakra-ui/react';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { StampDrawing } from '../../../shared/stamp/stamp-drawing.tsx';
import { useTextLanguage } from '../../../shared/text-language.ts';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { useLastDefined } from '../../../ui/dialogs/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import type { DeskDue } from '../../shared/own-desk-step.ts';
import { useRewardPlace } from '../../shared/reward-text.ts';
import { RedemptionCodeView } from './redemption-code.tsx';

interface Props {
  eventData: ReadyEventData;
  /** Reward whose sheet is open; undefined if none is open. Locked rewards have no sheet. */
  rewardProgress: RewardProgress | undefined;
  /** Step at the desk that comes first, so that no code is requested; null if nothing is due there. */
  deskDue: DeskDue | null;
  onClose: () => void;
}

/** Reward sheet shown at the counter until staff redeem it. */
export function RewardDialog({ eventData, rewardProgress, deskDue, onClose }: Props) {
  const rewards = useTexts('rewards');
  const isOpen = rewardProgress !== undefined && rewardProgress.state !== 'locked';
  const visible = useLastDefined(isOpen ? rewardProgress : undefined);
  const isClaimed = visible?.state === 'claimed';
  const place = useRewardPlace(visible?.reward);
  const language = useTextLanguage(visible?.reward.descriptionIn ?? inNoLanguage);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isClaimed ? rewards.claimedTitle : (visible?.reward.name ?? '')}
    >
      <div role="status">
        {isClaimed && (
          <ClaimSuccess
            name={visible.reward.name}
            claimedAt={visible.claimedAt}
            timeZone={eventData.event.timeZone}
          />
        )}
      </div>
      {visible && !isClaimed && eventData.participant && (
        <Stack gap="4" className="redemption">
          <RedemptionCodeView
            key={visible.reward.id}
            isShown={isOpen}
            deskDue={deskDue}
            place={place.text}
            rewardKey={{
              participantId: eventData.participant.id,
              eventId: eventData.event.id,
              rewardId: visible.reward.id,
            }}
          >
            <Stack gap="1">
              {/* One long word, which must not break at large text. */}
              <Heading as="h3" fontSize="clamp(1rem, 5.5vw, 1.5rem)">
                {rewards.congratulations}
              </Heading>
              <Text>
                {(place.isAtDesk ? rewards.earnedAtDesk : rewards.earned)({
                  name: visible.reward.name,
                })}
              </Text>
            </Stack>
            {!place.isAtDesk && (
              <Text className="redemption-place" fontWeight="600">
                {place.text}
              </Text>
            )}
          </RedemptionCodeView>
          <Text fontSize="lg" lineHeight="1.35" overflowWrap="anywhere" lang={language}>
            {visible.reward.description}
          </Text>
        </Stack>
      )}
    </AppDialog>
  );
}

interface ClaimSuccessProps {
  name: string;
  /** Null if the time is unknown. */
  claimedAt: Instant | null;
  timeZone: string;
}

/** Success message after staff redeemed the reward. */
function ClaimSuccess({ name, claimedAt, timeZone }: ClaimSuccessProps) {
  const common = useTexts('common');
  const rewards = useTexts('rewards');
  const { dateTime, time } = useFormats();
  const timeText = claimedAt === null ? '' : time(claimedAt, timeZone);
  return (
    <Stack gap="4" align="center" textAlign="center" py="4">
      <span className="stamp-pressed">
        <StampDrawing
          name={name}
          label={common.stampOf({ name, time: timeText || common.unknownTime })}
          inkedAt={claimedAt ?? 'unknown'}
          timeText={timeText}
          size={168}
          isSpecial
        />
      </span>
      <Text fontSize="lg">{rewards.claimedText({ name })}</Text>
      {claimedAt !== null && (
        <Text color="vineText" fontWeight="600">
          {rewards.claimedOn({ date: dateTime(claimedAt, timeZone) })}
        </Text>
      )}
    </Stack>
  );
}
