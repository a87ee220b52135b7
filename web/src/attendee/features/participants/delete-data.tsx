import { Stack, Text } from '@chakra-ui/react';
import { deleteOwnData } from '@wine-walk/common/api/personal-data.ts';
import { evidenceExpiry } from '@wine-walk/common/rules/people/retention.ts';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigateTo } from '../../../platform/device/navigate-to.ts';
import { signOutReason } from '../../../platform/session/stored-user.ts';
import { confirmSignOut } from '../../../platform/storage/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { paths } from '../../shared/paths.ts';
import { PrivacyLink } from '../../shared/privacy-link.tsx';

interface Props {
  participantId: string;
  /** Event whose release was signed; undefined if there is no event. */
  event: { endTime: string; timeZone: string } | undefined;
}

/**
 * Deletes the attendee's stored data and signs out, after a dialog that lists the data retained and until
 * when.
 */
export function DeleteData({ participantId, event }: Props) {
  const profile = useTexts('profile');
  const { date } = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  const keepRef = useRef<HTMLButtonElement>(null);
  const deletion = useCall(deleteOwnData, {
    failure: profile.deleteFailed,
    onSuccess: () => {
      signOutReason.set('deletion');
      confirmSignOut();
      navigateTo(paths.logout.getHref());
    },
  });
  const close = () => setConfirming(false);
  return (
    <Section title={profile.dataTitle}>
      <Stack gap="3" align="flex-start">
        <Text color="muted">{profile.dataLead}</Text>
        <PrivacyLink />
        <Button variant="outline" colorPalette="danger" onClick={() => setConfirming(true)}>
          <Trash2 aria-hidden="true" />
          {profile.deleteData}
        </Button>
      </Stack>
      <AppDialog
        isOpen={isConfirming}
        onClose={close}
        role="alertdialog"
        initialFocus={keepRef}
        title={profile.deleteQuestion}
        footer={
          <>
            <Button
              variant="ghost"
              colorPalette="danger"
              loading={deletion.isPending}
              onClick={() => deletion.mutate({ params: { id: participantId } })}
            >
              {profile.deleteNow}
            </Button>
            <Button ref={keepRef} onClick={close}>
              {profile.keepData}
            </Button>
          </>
        }
      >
        <Stack gap="3">
          <Text>{profile.deleteWhat}</Text>
          {event && (
            <Text>
              {profile.deleteStays({ until: date(evidenceExpiry(event), event.timeZone) })}
            </Text>
          )}
        </Stack>
      </AppDialog>
    </Section>
  );
}
