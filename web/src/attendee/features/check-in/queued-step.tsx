import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { PassportStamp } from '../../../shared/stamp/passport-stamp.tsx';
import { Button } from '../../../ui/button.tsx';
import { transientErrorMessage } from './failure.ts';
import { FailureAlert } from './failure-alert.tsx';
import type { Stage } from './stage.ts';
import { StepLayout } from './step.tsx';

interface QueuedStepProps {
  stage: Extract<Stage, { name: 'kept' }>;
  onRetry: () => void;
  onClose: () => void;
}

/** The check-in is kept on the device, and sent by itself. */
export function QueuedStep({ stage, onRetry, onClose }: QueuedStepProps) {
  const texts = useTexts();
  const { checkIn, common } = texts;
  const { businessName: name, error, isSending } = stage;
  const silent = stage.isOffline ? checkIn.kept(name) : checkIn.keptSlow(name);
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
          <PassportStamp name={name} size={96} />
          <Text role="status" flex="1 1 9rem">
            {error === null ? silent : checkIn.queuedNoResponse(name)}
          </Text>
        </Flex>
        {error !== null && <FailureAlert notice={transientErrorMessage(error, texts)} />}
      </Stack>
    </StepLayout>
  );
}
