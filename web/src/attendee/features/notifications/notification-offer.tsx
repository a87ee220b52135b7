import { Card, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { parseNumber, persisted } from '../../../platform/storage/persisted.ts';
import { Button } from '../../../ui/button.tsx';
import { usePush } from './use-push.ts';

const dismissedAt = persisted('notifications-dismissed', parseNumber, 'device');

/** Offers notifications of urgent news, once. */
export default function NotificationOffer() {
  const texts = useTexts('notifications');
  const { state, isAvailable, turnOn } = usePush();
  const [isDismissed, setDismissed] = useState(() => dismissedAt.get() !== null);
  if (!isAvailable || isDismissed || state !== 'off') return null;
  const dismiss = () => {
    dismissedAt.set(Date.now());
    setDismissed(true);
  };
  return (
    <Card.Root as="section" aria-labelledby="notification-offer">
      <Card.Body gap="1.5">
        <Card.Title as="h2" id="notification-offer">
          {texts.offer}
        </Card.Title>
        <Text color="muted">{texts.offerHelp}</Text>
        <Flex gap="2" mt="2" wrap="wrap">
          <Button
            loading={turnOn.isPending}
            loadingText={texts.turningOn}
            onClick={() => turnOn.mutate()}
          >
            {texts.turnOn}
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            {texts.later}
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
