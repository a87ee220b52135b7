import { Box, Button, Card, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { createContext, use } from 'react';
import { paths } from '../../../app/paths.ts';
import { Section } from '../../../components/section.tsx';
import { useOnline } from '../../../device/connection.ts';
import { useFormats } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/texts.ts';
import type { WaitingCheckIns } from './use-waiting-check-ins.ts';
import type { WaitingCheckIn } from './waiting-check-in.ts';

export const WaitingContext = createContext<WaitingCheckIns | null>(null);

/** Check-ins that wait for a connection, and those refused once there was one; nothing where there are none. */
export function WaitingList() {
  const waiting = use(WaitingContext);
  const { checkIn } = useTexts();
  const isOnline = useOnline();
  if (!waiting || waiting.entries.length === 0) return null;
  const canSend = isOnline && waiting.entries.some((entry) => !entry.refusal);
  return (
    <Section
      title={checkIn.waitingTitle}
      aside={
        canSend &&
        (waiting.isSessionOver ? (
          <Button asChild size="sm" variant="subtle">
            <a href={paths.login.getHref()}>{checkIn.signInToSend}</a>
          </Button>
        ) : (
          <Button
            size="sm"
            variant="subtle"
            loading={waiting.isSending}
            loadingText={checkIn.sendingNow}
            onClick={waiting.sendNow}
          >
            {checkIn.sendNow}
          </Button>
        ))
      }
    >
      <Stack as="ul" gap="2">
        {waiting.entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            isSessionOver={waiting.isSessionOver}
            onDismiss={() => waiting.dismiss(entry.key)}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface EntryProps {
  entry: WaitingCheckIn;
  isSessionOver: boolean;
  onDismiss: () => void;
}

function Entry({ entry, isSessionOver, onDismiss }: EntryProps) {
  const { checkIn } = useTexts();
  const { time } = useFormats();
  const { tap, refusal, timeZone } = entry;
  const made = time(tap.capturedAt, timeZone);
  const isOnline = useOnline();
  const unsent = isOnline ? checkIn.notSentYet : checkIn.waitingAt;
  const waits = isSessionOver ? checkIn.waitingForSignIn : unsent;
  const Icon = refusal ? CircleAlert : CloudUpload;
  return (
    <Card.Root as="li" size="sm">
      <Card.Body>
        <Flex gap="3" align="flex-start">
          <Box color={refusal ? 'dangerText' : 'goldText'} pt="0.5">
            <Icon size={20} aria-hidden="true" />
          </Box>
          <Box flex="1" minW="0">
            <Text fontWeight="700" dir="auto">
              {tap.businessName}
            </Text>
            <Text fontSize="sm" color="muted">
              {(refusal ? checkIn.refusedAt : waits)(made)}
            </Text>
            {refusal && (
              <Text fontSize="sm" mt="1">
                <b>{refusal.title}.</b> {refusal.description}
              </Text>
            )}
          </Box>
          {refusal && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={checkIn.dismissOf(tap.businessName)}
              onClick={onDismiss}
            >
              {checkIn.dismiss}
            </Button>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
