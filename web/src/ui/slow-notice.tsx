import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** Loading time before the notice appears, in milliseconds. */
const noticeDelayMs = 12_000;

/** Notice that loading takes long, with advice. */
export function SlowNotice() {
  const { common, shell } = useTexts();
  const isSlow = useIsSlow(true, noticeDelayMs);
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
