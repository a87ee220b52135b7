import { Button, QrCode, Stack, Text } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { shareText } from '../../../platform/device/share.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { groupLink } from './group-link.ts';

interface Props {
  id: string;
  eventName: string;
}

/** The link to a group: sent, or scanned off this screen. */
export function GroupInvitation({ id, eventName }: Props) {
  const { group: texts } = useDeferredTexts();
  const href = groupLink(id);
  const send = async () => {
    const text = texts.inviteText(eventName, href);
    const outcome = await shareText({ title: texts.inviteTitle, text });
    if (outcome === 'copied') showToast({ type: 'success', title: texts.copied });
    if (outcome === 'unavailable')
      showToast({ type: 'info', title: texts.invite, description: href });
  };
  return (
    <Stack gap="3" align="flex-start">
      <Button onClick={() => void send()}>
        <Share2 aria-hidden="true" />
        {texts.invite}
      </Button>
      <Text color="muted" fontSize="sm">
        {texts.scan}
      </Text>
      <QrCode.Root
        value={href}
        encoding={{ ecc: 'M' }}
        bg="var(--ww-dusk-text)"
        color="var(--ww-dusk-top)"
        p="3"
        borderRadius="l2"
      >
        <QrCode.Frame
          role="img"
          aria-label={texts.qrLabel}
          width="148px"
          height="148px"
          fill="var(--ww-dusk-top)"
          css={{ '--qr-code-overlay-size': '0px' }}
        >
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
    </Stack>
  );
}
