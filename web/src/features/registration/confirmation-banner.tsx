import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { AnswerOf } from '@contract/endpoint.ts';
import type { readConfirmation } from '@contract/registration.ts';
import { StampDrawing } from '../../components/stamp/stamp-drawing.tsx';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';

export type Confirmation = AnswerOf<typeof readConfirmation>;

/** The success, stamped. Without a confirmation yet, the same frame with what is being loaded. */
export function ConfirmationBanner({ confirmation }: { confirmation: Confirmation | undefined }) {
  const { confirmation: texts } = useTexts();
  return (
    <Flex
      className="confirmation-banner"
      bg="wine"
      color="wineInk"
      borderRadius="l3"
      px="24px"
      py="7"
      gap="6"
      minH="13rem"
      align="center"
      direction={{ base: 'column', sm: 'row' }}
      textAlign={{ base: 'center', sm: 'start' }}
    >
      {confirmation && <Stamp confirmation={confirmation} />}
      <Box minW="0" maxW="full">
        <Heading as="h1" fontSize={{ base: 'min(1.875rem, 10vw)', md: '4xl' }} tabIndex={-1}>
          {confirmation ? texts.title : texts.loadingTitle}
        </Heading>
        {confirmation && (
          <Text mt="2" color="onWineMuted">
            {texts.lead(confirmation.event.name)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** Decorative: the heading says it. */
function Stamp({ confirmation }: { confirmation: Confirmation }) {
  const { shortDate } = useFormats();
  const { event, submittedAt } = confirmation;
  return (
    <Box className="stamp-pressed" flexShrink="0">
      <StampDrawing
        name={event.name}
        inkedAt={submittedAt}
        timeText={shortDate(submittedAt, event.timeZone)}
        size={148}
        isOnWine
      />
    </Box>
  );
}
