import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { FailureNotice } from './failure.ts';
import { NoticeBox } from './notice-box.tsx';
import { Step } from './step.tsx';

interface Props {
  name: string;
  /** Why the server did not take it; null: for want of a connection. */
  notice: FailureNotice | null;
  onRetry: () => void;
  onClose: () => void;
}

/** The check-in waits on the device. */
export function KeptStep({ name, notice, onRetry, onClose }: Props) {
  const { checkIn, common } = useTexts();
  return (
    <Step
      title={checkIn.keptTitle}
      isOutcome
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {checkIn.done}
          </Button>
          {notice && (
            <Button size="lg" variant="outline" onClick={onRetry}>
              {common.retry}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Flex gap="4" align="center">
          <PassportStamp name={name} size={96} />
          <Text role="status">{(notice ? checkIn.keptUnanswered : checkIn.kept)(name)}</Text>
        </Flex>
        {notice && <NoticeBox notice={notice} />}
      </Stack>
    </Step>
  );
}
