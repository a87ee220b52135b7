import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PendingReason } from '@wine-walk/common/model/categories.ts';
import { decideCheckIn } from '@wine-walk/common/rules/check-in/check-in.ts';
import { Footprints, HandHelping, QrCode } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { toDeviceTime } from '../../../platform/device/server-clock.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { permissionPlatform } from '../../../platform/location/location.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { locationFailureMessage } from './failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import { toCheckInInput } from './proximity/proximity-hint.ts';
import type { SheetStepProps } from './sheet-step-props.ts';
import type { Outcome, PendingUpgrade, Stage } from './stage.ts';
import { outcomeTextId, StepLayout } from './step-layout.tsx';
import type { AttemptInput } from './use-sheet-attempt.ts';

type Props = Pick<SheetStepProps, 'sheet' | 'participant' | 'onScan' | 'onClose'> & {
  stage: Extract<Stage, { name: 'pending' }>;
};

/** Pending check-in with its reasons and suggestions to get it verified, quickest first. */
export function PendingStep({ stage, sheet, participant, onScan, onClose }: Props) {
  const checkIn = useTexts('checkIn');
  const { answer, attempt, business } = stage.outcome;
  usePendingUpgrade(stage.outcome, stage.upgrade, sheet.submit);
  const position = usePosition();
  const locationMessage =
    position.failure && locationFailureMessage(position.failure, permissionPlatform(), { checkIn });
  const hasReason = (reason: PendingReason) => answer.reasons.includes(reason);
  const isOnlyTooFast = answer.reasons.every((reason) => reason === 'implausible-speed');
  const retryText = hasReason('no-location')
    ? attempt.venueCode === null
      ? checkIn.locateAdviceText
      : checkIn.locateCodeAdviceText
    : isOnlyTooFast
      ? checkIn.waitAdviceText
      : checkIn.retryAdviceText;
  const upgradeText = isOnlyTooFast ? checkIn.upgradesLater : checkIn.upgrades;
  const participantName = participant.state === 'known' ? participant.name : '';
  return (
    <StepLayout
      title={checkIn.pendingTitle}
      isLong
      isOutcome
      actions={
        <Button size="lg" variant="outline" onClick={onClose}>
          {checkIn.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Flex gap="4" align="center" wrap="wrap">
          <PassportStamp
            business={{ ...business, hasSpecialReward: true }}
            visitedAt={answer.timestamp}
            timeZone={attempt.timeZone}
            isPending
            size={96}
          />
          <Box role="status" id={outcomeTextId} flex="1 1 9em" minW="0">
            <Text fontWeight="700">{checkIn.pendingAt({ name: attempt.businessName })}</Text>
            {answer.reasons.map((reason) => (
              <Text key={reason} color="muted">
                {reason === 'no-location' && attempt.venueCode !== null
                  ? checkIn.codeWithoutLocation
                  : checkIn.reasons[reason]}
              </Text>
            ))}
            {stage.upgrade === 'under-way' && <Text fontWeight="600">{checkIn.upgrading}</Text>}
          </Box>
        </Flex>
        {stage.upgrade === 'due' && <Text>{upgradeText}</Text>}
        {locationMessage && <FailureAlert failureMessage={locationMessage} />}
        <Heading as="h3" size="sm">
          {checkIn.adviceTitle}
        </Heading>
        <chakra.ol display="grid" gap="2">
          <Suggestion icon={<Footprints />} text={retryText}>
            {hasReason('no-location') && !position.fix ? (
              <Button
                variant="subtle"
                loading={position.status === 'locating'}
                loadingText={checkIn.finding}
                onClick={position.locate}
              >
                {checkIn.useLocation}
              </Button>
            ) : (
              <Button variant="subtle" onClick={sheet.approach}>
                {checkIn.retryAdvice}
              </Button>
            )}
          </Suggestion>
          {hasReason('unclear-fix') && attempt.venueCode === null && (
            <Suggestion icon={<QrCode />} text={checkIn.scanAdviceText}>
              <Button
                variant="subtle"
                onClick={() => onScan({ by: 'camera', businessId: attempt.businessId })}
              >
                {checkIn.scanAdvice}
              </Button>
            </Suggestion>
          )}
          <Suggestion
            icon={<HandHelping />}
            text={checkIn.staffAdviceText({ name: participantName })}
          />
        </chakra.ol>
      </Stack>
    </StepLayout>
  );
}

interface SuggestionProps {
  icon: ReactNode;
  text: string;
  /** Button of the action; omitted if the step happens outside of the app. */
  children?: ReactNode;
}

/** Suggested action. */
function Suggestion({ icon, text, children }: SuggestionProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
    >
      <Box color="goldText" aria-hidden="true">
        {icon}
      </Box>
      <Text flex="1 1 10rem" fontSize="sm" color="muted">
        {text}
      </Text>
      {children}
    </chakra.li>
  );
}

/** Minimum interval between two attempts to upgrade the same check-in, in milliseconds. */
export const retryPendingIntervalMs = 20_000;

/**
 * Retries a pending check-in when this device expects it to be verified, by a better fix or enough time since
 * the last business. Without a new fix it retries at most every `retryPendingIntervalMs`.
 */
function usePendingUpgrade(
  outcome: Outcome,
  upgrade: PendingUpgrade,
  submit: (attempt: AttemptInput) => void,
): void {
  const eventData = useEventData();
  const { fix } = usePosition();
  const now = useNow(5000);
  const { business, attempt, attemptedAt } = outcome;
  const { venueCode } = attempt;
  const isIntervalOver =
    toDeviceTime(now) - attemptedAt >= retryPendingIntervalMs ||
    fix?.takenAt !== attempt.fix?.takenAt;
  const isDue =
    upgrade === 'due' &&
    isIntervalOver &&
    eventData.status === 'ready' &&
    fix !== null &&
    decideCheckIn(
      toCheckInInput({ eventData, business, fix, hasVenueCode: venueCode !== null, now }),
    ).outcome === 'verified';
  const submitUpgrade = useEffectEvent(() => {
    if (eventData.status === 'ready')
      submit({ eventData, business, fix, venueCode, upgrades: outcome });
  });
  useEffect(() => {
    if (isDue) submitUpgrade();
  }, [isDue]);
}
