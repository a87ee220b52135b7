import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type AdminBusiness, renewVenueCode } from '@wine-walk/common/api/businesses.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { staffCall } from '../../session/staff-call.ts';

/** Gives a business another code and PIN, once it is clear that every poster that hangs is void. */
export function RenewCode({ business }: { business: AdminBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, version } = business;
  const renewing = useMutation({
    mutationFn: () => staffCall(renewVenueCode, { params: { id }, body: { version } }),
    onSuccess: () => {
      setOpen(false);
      showToast({
        type: 'success',
        title: 'Code renewed',
        description: `Hang up ${name}'s new poster.`,
      });
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Error',
        description:
          (error instanceof ApiError && error.serverMessage) || 'Failed to renew the code',
      }),
  });
  return (
    <div className="no-print">
      <Button
        size="sm"
        variant="outline"
        aria-label={`Renew code of ${name}`}
        onClick={() => setOpen(true)}
      >
        <RefreshCw aria-hidden="true" />
        Renew code
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Renew this code?"
          action="Renew"
          doing="Renewing…"
          isBusy={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onClose={() => setOpen(false)}
        >
          <Text>
            The poster that hangs at {name} now is refused from then on, its PIN too. Print the new
            one and hang it up.
          </Text>
        </ConfirmDialog>
      )}
    </div>
  );
}
