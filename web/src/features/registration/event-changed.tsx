import { Box, Flex, Text } from '@chakra-ui/react';
import { CalendarSync } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useScreenTexts } from '../../texts/texts.ts';

/** That registration is for another walk than when the page was opened. It gets the focus, above the new one. */
export function EventChanged({ name }: { name: string }) {
  const { registration: texts } = useScreenTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Flex
      ref={box}
      role="alert"
      tabIndex={-1}
      gap="3"
      p="4"
      mb="8"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="gold"
      bg="goldSoft"
      color="goldText"
      scrollMarginTop="6rem"
    >
      <Box asChild flexShrink="0" mt="0.5">
        <CalendarSync size={22} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Text fontWeight="700">{texts.eventChanged(name)}</Text>
        <Text fontSize="sm">{texts.eventChangedText}</Text>
      </Box>
    </Flex>
  );
}
