import { chakra, QrCode, Stack, Text } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';

/** Code as QR code and digits with its remaining time. `remaining`: in milliseconds. */
export function RedemptionCodeCard({ code, remaining }: { code: string; remaining: number }) {
  const { rewards } = useTexts();
  const digits = `${code.slice(0, 4)} ${code.slice(4)}`;
  return (
    <Stack align="center" gap="2" textAlign="center">
      <QrCode.Root
        value={code}
        encoding={{ ecc: 'M' }}
        bg="var(--ww-dusk-text)"
        color="var(--ww-dusk-top)"
        p="4"
        borderRadius="l3"
        borderWidth="1px"
        borderColor="line"
      >
        <QrCode.Frame
          role="img"
          aria-label={rewards.qrLabel(digits)}
          width="188px"
          height="188px"
          fill="var(--ww-dusk-top)"
          css={{ '--qr-code-overlay-size': '0px' }}
        >
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
      <Text srOnly>{rewards.codeLabel}</Text>
      {/* Not in the headings' typeface, which has no figures of one width. */}
      <chakra.p
        fontSize="4xl"
        fontWeight="600"
        lineHeight="1.1"
        letterSpacing="0.04em"
        fontVariantNumeric="tabular-nums"
      >
        {digits}
      </chakra.p>
      <Text role="timer" fontWeight="600" fontVariantNumeric="tabular-nums">
        {rewards.validFor(clock(remaining))}
      </Text>
      <Text color="muted" fontSize="sm">
        {rewards.codeOnce}
      </Text>
    </Stack>
  );
}

/**
 * Formats the remaining time as '4:59', rounded up to full seconds. `remaining`: 0 or more, in milliseconds.
 */
function clock(remaining: number): string {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
