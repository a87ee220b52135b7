import { Box, Card, Flex, Heading, QrCode, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { paths } from '../../app/paths.ts';
import { useTexts } from '../../texts/texts.ts';

/** The confirmation's own address as a QR code: any camera opens it, and the desk reads the id from it. */
export function DeskCode({ submissionId }: { submissionId: string }) {
  const { confirmation: texts } = useTexts();
  const id = useId();
  const address = `${window.location.origin}${paths.confirmation.getHref(submissionId)}`;
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body>
        <Flex columnGap="5" rowGap="3" align="center" wrap="wrap">
          <Box bg="white" p="2.5" borderRadius="l2" flexShrink="0">
            <QrCode.Root value={address} encoding={{ ecc: 'M' }}>
              <QrCode.Frame
                role="img"
                aria-label={texts.qrLabel(submissionId)}
                boxSize="136px"
                color="black"
              >
                <QrCode.Pattern />
              </QrCode.Frame>
            </QrCode.Root>
          </Box>
          <Box minW="0" flex="1 1 9rem">
            <Heading as="h2" size="md" id={id}>
              {texts.qrTitle}
            </Heading>
            <Text color="muted" mt="1">
              {texts.qrText}
            </Text>
          </Box>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
