import { Button, Flex, Text } from '@chakra-ui/react';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { useTexts } from '../../texts/texts.ts';
import { Step } from './step.tsx';

/** Offline: the check-in waits on the device. */
export function KeptStep({ name, onClose }: { name: string; onClose: () => void }) {
  const { checkIn } = useTexts();
  return (
    <Step
      title={checkIn.keptTitle}
      isOutcome
      actions={
        <Button size="lg" onClick={onClose}>
          {checkIn.done}
        </Button>
      }
    >
      <Flex gap="4" align="center">
        <PassportStamp name={name} size={96} />
        <Text role="status">{checkIn.kept(name)}</Text>
      </Flex>
    </Step>
  );
}
