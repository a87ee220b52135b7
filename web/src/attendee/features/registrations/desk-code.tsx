import { Box, Card, Heading, QrCode, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { paths } from '../../shared/paths.ts';

/**
 * QR code of the confirmation's own address, large and in the first screen. Any camera opens it, and the desk
 * reads the ID from it.
 */
export function DeskCode({ submissionId }: { submissionId: string }) {
  const { confirmation: texts } = useScreenTexts();
  const id = useId();
  const address = `${window.location.origin}${paths.confirmation.getHref(submissionId)}`;
  return (
    <Card.Root as="section" className="confirmation-code" aria-labelledby={id}>
      <Card.Body display="grid" justifyItems="center" textAlign="center" gap="2" p="4">
        {/* White margin in pixels, also in dark mode: scanners require both. */}
        <Box bg="white" p="12px" borderRadius="l2" maxW="full">
          <QrCode.Root value={address} encoding={{ ecc: 'M' }}>
            <QrCode.Frame
              role="img"
              aria-label={texts.qrLabel(submissionId)}
              boxSize="min(200px, 60vw)"
              color="black"
            >
              <QrCode.Pattern />
            </QrCode.Frame>
          </QrCode.Root>
        </Box>
        <Heading as="h2" size="md" id={id}>
          {texts.qrTitle}
        </Heading>
        <Text color="muted" fontSize="sm" className="no-print">
          {texts.qrText}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
