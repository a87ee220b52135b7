import { Text } from '@chakra-ui/react';
import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { ConfirmDialog } from '../../../kit/forms/confirm-dialog.tsx';

interface Props {
  account: Pick<StaffLink['accounts'][number], 'username' | 'fullName'>;
  link: Pick<StaffLink, 'name'>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before one phone is signed out: nothing brings its session back, and the next line is another volunteer. */
export function RevokeDialog({ account, link, isBusy, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Revoke ${account.username || account.fullName}?`}
      action="Revoke"
      doing="Revoking…"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>
        This phone is signed out at once. What it has not sent stays on it, until an admin who signs
        in there books it. The QR code and PIN of {link.name} let it in again: to keep them out, end{' '}
        {link.name}.
      </Text>
    </ConfirmDialog>
  );
}
