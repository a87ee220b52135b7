import { Button } from '@chakra-ui/react';
import { Share2 } from 'lucide-react';
import { useTexts } from '../../../../i18n/texts.ts';
import { shareText } from '../../../../platform/device/share.ts';
import { showToast } from '../../../../ui/toaster.tsx';
import { guestLink, type OwnGuest } from './own-guests.ts';

interface ShareProps {
  guest: OwnGuest;
  eventName: string;
  /** True if the button names the guest for screen readers, in a list of several. */
  isNamed?: boolean;
}

/** Button that shares the guest's own link. */
export function ShareGuestLink({ guest, eventName, isNamed = false }: ShareProps) {
  const texts = useTexts('guests');
  const send = async () => {
    const link = guestLink(guest);
    const outcome = await shareText({
      title: texts.shareTitle,
      text: texts.shareText({ event: eventName, link }),
    });
    if (outcome === 'copied') showToast({ type: 'success', title: texts.copied });
    if (outcome === 'unavailable')
      showToast({ type: 'info', title: texts.share, description: link });
  };
  return (
    <Button
      variant={isNamed ? 'outline' : 'solid'}
      size={isNamed ? 'sm' : 'md'}
      aria-label={isNamed ? texts.shareFor({ name: guest.fullName }) : undefined}
      onClick={() => void send()}
    >
      <Share2 aria-hidden="true" />
      {texts.share}
    </Button>
  );
}
