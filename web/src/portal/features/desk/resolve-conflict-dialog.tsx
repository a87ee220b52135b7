import { Input, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OfflineConflict, resolveOfflineConflict } from '@wine-walk/common/api/desk.ts';
import { useState } from 'react';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { deskKeys } from '../../shared/desk-queue.ts';
import { firstErrorMessage } from './use-desk.ts';

interface Props {
  doubt: OfflineConflict;
  what: string;
  why: string;
  onClose: () => void;
}

/** Asks how a doubtful hand-over was settled. */
export function ResolveConflictDialog({ doubt, what, why, onClose }: Props) {
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: () =>
      staffCall(resolveOfflineConflict, { params: { id: doubt.id }, body: { note: note.trim() } }),
    onSuccess: () => {
      showToast({ type: 'success', title: 'Settled' });
      void invalidateAfterWrite(client, { queryKey: [deskKeys.doubts] });
      onClose();
    },
  });
  return (
    <UnsavedChangesDialog isDirty={note.trim() !== ''} isOpen title="Settle this" onClose={onClose}>
      <form
        aria-label="Settle this"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim()) settle.mutate();
        }}
      >
        <Stack gap="4">
          <Text>
            <strong>{what}</strong> {why}
          </Text>
          {settle.error && <Alert tone="danger">{firstErrorMessage(settle)}</Alert>}
          <FormField label="How it was settled" help="Kept with your name.">
            <Input
              maxLength={200}
              autoComplete="off"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </FormField>
          <Button type="submit" loading={settle.isPending} disabled={!note.trim()}>
            Settled
          </Button>
        </Stack>
      </form>
    </UnsavedChangesDialog>
  );
}
