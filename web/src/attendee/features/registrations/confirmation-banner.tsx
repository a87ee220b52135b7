import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { StampDrawing } from '../../../shared/stamp/stamp-drawing.tsx';
import type { Confirmation } from '../../shared/cached-confirmation.ts';

/** Success message with a stamp; the same frame with a loading state until the confirmation arrives. */
export function ConfirmationBanner({ confirmation }: { confirmation: Confirmation | undefined }) {
  const { confirmation: texts } = useScreenTexts();
  return (
    <Flex
      className="confirmation-banner"
      bg="wine"
      color="wineInk"
      borderRadius="l3"
      px="20px"
      py="4"
      gap="4"
      minH="7rem"
      align="center"
    >
      {confirmation && <Stamp confirmation={confirmation} />}
      <Box minW="0" maxW="full">
        <Heading
          as="h1"
          // The longest word fits next to the QR code at every text size.
          fontSize={{ base: 'min(1.5rem, 7.5vw)', md: 'min({fontSizes.4xl}, 12cqi)' }}
          tabIndex={-1}
        >
          {confirmation ? texts.title : texts.loadingTitle}
        </Heading>
        {confirmation && (
          <Text mt="1" color="onWineMuted" fontSize={{ base: 'sm', md: 'md' }}>
            {texts.lead(confirmation.event.name)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** Decorative: the heading has the same text. */
function Stamp({ confirmation }: { confirmation: Confirmation }) {
  const { shortDate } = useFormats();
  const { event, submittedAt } = confirmation;
  return (
    <Box className="stamp-pressed" flexShrink="0">
      <StampDrawing
        name={event.name}
        inkedAt={submittedAt}
        timeText={shortDate(submittedAt, event.timeZone)}
        size={84}
        isOnDark
      />
    </Box>
  );
}
