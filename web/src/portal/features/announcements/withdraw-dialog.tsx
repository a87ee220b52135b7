import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type Announcement, withdrawAnnouncement } from '@wine-walk/common/api/announcements.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

interface Props {
  announcement: Announcement;
  eventId: string;
  onClose: () => void;
}

/** Asks before an announcement is taken back from every open app. */
export function WithdrawDialog({ announcement, eventId, onClose }: Props) {
  const { id, title } = announcement;
  const withdraw = useMutation({
    mutationFn: () => staffCall(withdrawAnnouncement, { params: { eventId, id } }),
    onSuccess: () => {
      showToast({ type: 'success', title: 'Announcement withdrawn' });
      onClose();
    },
    onError: (error) => {
      const description = serverMessage(error, 'Failed to withdraw announcement');
      showToast({ type: 'error', title: 'Error', description });
    },
  });
  return (
    <ConfirmDialog
      title="Withdraw this announcement?"
      action="Withdraw"
      doing="Withdrawing…"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      onClose={onClose}
    >
      <Text>
        “{title}” disappears from every open app. It cannot be brought back, only written anew.
      </Text>
    </ConfirmDialog>
  );
}
