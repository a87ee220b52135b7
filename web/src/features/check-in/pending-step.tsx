import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Footprints, HandHelping, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { PassportStamp } from '../../components/stamp/passport-stamp.tsx';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Outcome } from './outcome.ts';
import { Step } from './step.tsx';

interface Props {
  outcome: Outcome;
  /** Whose visit it is, for the staff who confirm it. */
  participantName: string;
  onRetry: () => void;
  onScan: () => void;
  onClose: () => void;
}

/** The fix could not tell: why, and what makes it verified, the quickest way first. */
export function PendingStep({ outcome, participantName, onRetry, onScan, onClose }: Props) {
  const { checkIn } = useTexts();
  const { time } = useFormats();
  const { answer, tap, reasons } = outcome;
  const words = reasons.map((reason) => checkIn.reasons[reason]);
  return (
    <Step
      title={checkIn.pendingTitle}
      isOutcome
      actions={
        <Button size="lg" variant="outline" onClick={onClose}>
          {checkIn.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Flex gap="4" align="center">
          <PassportStamp
            name={tap.businessName}
            visitedAt={answer.timestamp}
            timeText={time(answer.timestamp, outcome.timeZone)}
            isSpecial
            isPending
            size={96}
          />
          <Box role="status">
            <Text fontWeight="700">{checkIn.pendingAt(tap.businessName)}</Text>
            {(words.length > 0 ? words : [answer.message]).map((reason) => (
              <Text key={reason} color="muted">
                {reason}
              </Text>
            ))}
          </Box>
        </Flex>
        <Heading as="h3" size="sm">
          {checkIn.ladderTitle}
        </Heading>
        <chakra.ol display="grid" gap="2">
          <Rung icon={<Footprints />} text={checkIn.ladderRetryText}>
            <Button variant="subtle" onClick={onRetry}>
              {checkIn.ladderRetry}
            </Button>
          </Rung>
          <Rung icon={<QrCode />} text={checkIn.ladderScanText}>
            <Button variant="subtle" onClick={onScan}>
              {checkIn.ladderScan}
            </Button>
          </Rung>
          <Rung icon={<HandHelping />} text={checkIn.ladderStaffText(participantName)}>
            <Text fontWeight="700">{checkIn.ladderStaff}</Text>
          </Rung>
        </chakra.ol>
      </Stack>
    </Step>
  );
}

function Rung({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
    >
      <Box color="goldText" aria-hidden="true">
        {icon}
      </Box>
      <Text flex="1" fontSize="sm" color="muted">
        {text}
      </Text>
      {children}
    </chakra.li>
  );
}
