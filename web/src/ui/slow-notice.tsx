import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** How long a screen may load without a word. Milliseconds. */
const patienceMs = 12_000;

/** Says that loading takes long, once it does, and how to help it. */
export function SlowNotice() {
  const { common, shell } = useTexts();
  const isSlow = useIsSlow(true, patienceMs);
  return (
    <div role="status">
      {isSlow && (
        <Flex
          align="center"
          gap="3"
          wrap="wrap"
          mb="4"
          px="4"
          py="3"
          bg="goldSoft"
          color="goldText"
          borderRadius="l3"
        >
          <Text flex="1 1 16rem">{common.slow}</Text>
          <Button variant="outline" onClick={() => window.location.reload()}>
            {shell.reload}
          </Button>
        </Flex>
      )}
    </div>
  );
}

/** True if loading has taken `ms` milliseconds without a break. */
export function useIsSlow(isLoading: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLoading, ms]);
  return isLoading && isOver;
}
