import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { exportRegistrationsOf } from './export-registrations.ts';

/** Saves the event's registrations as a file; lists of people leave the portal with an admin alone. */
export function ExportButton({ eventId }: { eventId: string }) {
  const save = useMutation({
    mutationFn: () => exportRegistrationsOf(eventId),
    onSuccess: (count) =>
      showToast({
        type: 'success',
        title: `${count.toLocaleString('en-US')} registrations exported`,
      }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to export registrations'),
      }),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={save.isPending}
      loadingText="Exporting…"
      onClick={() => save.mutate()}
    >
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
}
