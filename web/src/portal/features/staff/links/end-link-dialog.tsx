import { Text } from '@chakra-ui/react';
import { type StaffLink } from '@wine-walk/common/api/staff.ts';
import { ConfirmDialog } from '../../../kit/forms/confirm-dialog.tsx';

interface Props {
  link: StaffLink;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a shift or a shop's link ends for every phone that came in by it. */
export function EndLinkDialog({ link, isBusy, onConfirm, onClose }: Props) {
  const inside = link.accounts.filter(({ isActive }) => isActive).length;
  const phones = inside === 1 ? '1 phone is' : `${inside} phones are`;
  return (
    <ConfirmDialog
      title={`End ${link.name}?`}
      action="End it"
      doing="Ending…"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text>
        {inside > 0 && `${phones} signed out at once. `}
        Its QR code and PIN let nobody in any more. It cannot be opened again, only made anew.
      </Text>
    </ConfirmDialog>
  );
}
