import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { FocusOnReplace } from '../../../../ui/dialogs/focus-on-replace.tsx';
import type { Confirmation } from '../../../shared/cached-confirmation.ts';
import { GuestForm } from './guest-form.tsx';
import type { OwnGuest } from './own-guests.ts';
import { ShareGuestLink } from './share-guest-link.tsx';

interface Props {
  /** Registration of the attendee who adds the guest. */
  confirmation: Confirmation;
  isOpen: boolean;
  onAdded: (guest: OwnGuest) => void;
  onClose: () => void;
}

/** Form for a guest, then the guest's link. */
export default function GuestDialog({ confirmation, isOpen, onAdded, onClose }: Props) {
  const common = useTexts('common');
  const texts = useTexts('guests');
  const [added, setAdded] = useState<{ guest: OwnGuest; email: string } | null>(null);
  const { event } = confirmation;
  const close = () => {
    onClose();
    setAdded(null);
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      size="md"
      title={added ? texts.done({ name: added.guest.fullName }) : texts.add}
    >
      <FocusOnReplace watch={added?.guest.submissionId}>
        {added ? (
          <Stack gap="4">
            <Text>{texts.doneText}</Text>
            {added.email && <Text color="muted">{texts.doneMailed({ email: added.email })}</Text>}
            <ShareGuestLink guest={added.guest} eventName={event.name} />
            <Button variant="outline" onClick={() => setAdded(null)}>
              {texts.another}
            </Button>
            <Button variant="ghost" onClick={close}>
              {common.close}
            </Button>
          </Stack>
        ) : (
          <GuestForm
            confirmation={confirmation}
            onAdded={(guest, email) => {
              onAdded(guest);
              setAdded({ guest, email });
            }}
          />
        )}
      </FocusOnReplace>
    </AppDialog>
  );
}
