import { Stack } from '@chakra-ui/react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { useOnline } from '../../../../platform/device/connection.ts';
import { serverNow } from '../../../../platform/device/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import { paths } from '../../../shared/paths.ts';
import type { CheckInDelivery } from '../check-in-queue.ts';
import { refusalMessage } from '../failure.ts';
import { CheckInEntry } from './check-in-entry.tsx';
import type { Queued } from './queued-context.ts';

/** Loaded by queued-slot.tsx with the first listed check-in. */
export default function QueuedList({ queued }: { queued: Queued }) {
  const checkIn = useTexts('checkIn');
  const isOnline = useOnline();
  const { queue, deliveries, isSessionExpired } = queued;
  const canSend = isOnline && deliveries.some(({ state }) => state !== 'refused');
  return (
    <Section
      title={checkIn.waitingTitle}
      aside={
        canSend &&
        (isSessionExpired ? (
          <Button asChild size="sm" variant="subtle">
            <a href={paths.login.getHref()}>{checkIn.signInToSend}</a>
          </Button>
        ) : (
          <Button
            size="sm"
            variant="subtle"
            loading={deliveries.some(({ state }) => state === 'in-flight')}
            loadingText={checkIn.sendingNow}
            onClick={() => void queue.flush()}
          >
            {checkIn.sendNow}
          </Button>
        ))
      }
    >
      <Stack as="ul" gap="2">
        {deliveries.map((delivery) => (
          <Entry
            key={delivery.key}
            delivery={delivery}
            isSessionExpired={isSessionExpired}
            onDismiss={() => void queue.dismiss(delivery.key)}
          />
        ))}
      </Stack>
    </Section>
  );
}

interface EntryProps {
  delivery: CheckInDelivery;
  isSessionExpired: boolean;
  onDismiss: () => void;
}

function Entry({ delivery, isSessionExpired, onDismiss }: EntryProps) {
  const checkIn = useTexts('checkIn');
  const problems = useTexts('problems');
  const { time, distance } = useFormats();
  const { businessName, timeZone } = delivery.payload;
  const refusal =
    delivery.refusal &&
    refusalMessage(delivery.refusal, businessName, { checkIn, problems }, distance);
  const attemptTime = time(new Date(serverNow(delivery.createdAt)).toISOString(), timeZone);
  const isOnline = useOnline();
  const unsentText = isOnline ? checkIn.notSentYet : checkIn.waitingAt;
  const waitingText = isSessionExpired ? checkIn.waitingForSignIn : unsentText;
  return (
    <CheckInEntry
      businessName={businessName}
      attemptText={(refusal ? checkIn.refusedAt : waitingText)({ time: attemptTime })}
      refusal={
        refusal && (
          <>
            <b>{refusal.title}.</b> {refusal.description}
          </>
        )
      }
      onDismiss={onDismiss}
    />
  );
}
