import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonRow } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { BlockerStep, noEventBlocker, signInBlocker } from './blocker-step.tsx';
import { transientErrorMessage } from './failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import { PendingStep } from './pending-step.tsx';
import { ProximityStep } from './proximity/proximity-step.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import type { Stage } from './stage.ts';
import { outcomeTextId, StepLayout } from './step-layout.tsx';
import { CheckInSuccess } from './success/check-in-success.tsx';

/** Current step of the check-in. A final result stays visible when the event data changes. */
export function SheetStep(props: SheetStepProps) {
  const { sheet, participant, onClose } = props;
  const checkIn = useTexts('checkIn');
  const eventData = useEventData();
  const { stage } = sheet;
  switch (stage.name) {
    case 'verified':
      return <CheckInSuccess outcome={stage.outcome} onClose={onClose} />;
    case 'pending':
      return <PendingStep {...props} stage={stage} />;
    case 'not-confirmed':
      return <StaffRefusedStep stage={stage} sheet={sheet} onClose={onClose} />;
    case 'queued':
      return <QueuedStep stage={stage} onRetry={sheet.sendNow} onClose={onClose} />;
    case 'session-expired':
      return (
        <BlockerStep
          blocker={signInBlocker({ checkIn }, stage.queuedBusinessName)}
          onClose={onClose}
        />
      );
  }
  if (participant.state === 'unknown') {
    return <BlockerStep blocker={signInBlocker({ checkIn })} onClose={onClose} />;
  }
  switch (eventData.status) {
    case 'ready':
      return <ProximityStep {...props} eventData={eventData} />;
    case 'no-event':
      return <BlockerStep blocker={noEventBlocker({ checkIn })} onClose={onClose} />;
    case 'error':
      return (
        <StepLayout title={checkIn.title}>
          <ErrorState
            title={checkIn.walkFailed}
            error={eventData.error}
            onRetry={eventData.retry}
          />
        </StepLayout>
      );
    case 'loading':
      return (
        <StepLayout title={checkIn.title}>
          <LoadingRegion>
            <SkeletonRow />
            <SkeletonBlock height="160px" />
          </LoadingRegion>
        </StepLayout>
      );
  }
}

interface QueuedStepProps {
  stage: Extract<Stage, { name: 'queued' }>;
  onRetry: () => void;
  onClose: () => void;
}

/** Check-in that is stored on the device and sent later. */
function QueuedStep({ stage, onRetry, onClose }: QueuedStepProps) {
  const checkIn = useTexts('checkIn');
  const common = useTexts('common');
  const problems = useTexts('problems');
  const { business, error, isSending, timeZone } = stage;
  const { name } = business;
  const visitedAt = new Date(serverNow(stage.attemptedAt)).toISOString();
  // The toast names the failure.
  const failure = error === null ? null : transientErrorMessage(error, { checkIn, problems });
  const waitingText = stage.isOffline ? checkIn.kept({ name }) : checkIn.keptSlow({ name });
  return (
    <StepLayout
      title={checkIn.queuedTitle}
      isOutcome
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {checkIn.done}
          </Button>
          {error !== null && (
            <Button
              size="lg"
              variant="outline"
              loading={isSending}
              loadingText={checkIn.sendingNow}
              onClick={onRetry}
            >
              {common.retry}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Flex gap="4" align="center" wrap="wrap">
          <PassportStamp
            business={business}
            visitedAt={visitedAt}
            timeZone={timeZone}
            isPending
            size={96}
          />
          <Text role="status" id={outcomeTextId} flex="1 1 9rem">
            {error === null ? waitingText : checkIn.queuedNoResponse({ name })}
          </Text>
        </Flex>
        {failure && <Text>{failure.help ?? failure.description}</Text>}
      </Stack>
    </StepLayout>
  );
}

type StaffRefusedStepProps = Pick<SheetStepProps, 'sheet' | 'onClose'> & {
  stage: Extract<Stage, { name: 'not-confirmed' }>;
};

/** Check-in that staff refused while it was shown as pending. */
function StaffRefusedStep({ stage, sheet, onClose }: StaffRefusedStepProps) {
  const businesses = useTexts('businesses');
  const checkIn = useTexts('checkIn');
  const failureMessage = {
    title: stage.outcome.attempt.businessName,
    description: checkIn.notConfirmedReasons[stage.reason],
  };
  return (
    <StepLayout
      title={checkIn.notConfirmed}
      isOutcome
      actions={
        <>
          <Button size="lg" onClick={sheet.approach}>
            {businesses.checkInAgain}
          </Button>
          <Button size="lg" variant="outline" onClick={onClose}>
            {checkIn.done}
          </Button>
        </>
      }
    >
      <div id={outcomeTextId}>
        <FailureAlert failureMessage={failureMessage} />
      </div>
    </StepLayout>
  );
}
