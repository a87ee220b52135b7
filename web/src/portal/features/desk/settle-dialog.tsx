import { Input, Stack, Text } from '@chakra-ui/react';
import { type DeskDoubt, settleDeskDoubt } from '@contract/desk-doubts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { notify } from '../../../components/toaster.tsx';
import { readAgain } from '../../../data/read-again.ts';
import { AskingDialog } from '../../forms/asking-dialog.tsx';
import { deskKeys } from '../../records/desk-queue.ts';
import { staffCall } from '../../session/staff-call.ts';
import { Notice } from '../../shell/notice.tsx';
import { failureOf } from './use-desk.ts';

interface Props {
  doubt: DeskDoubt;
  what: string;
  why: string;
  onClose: () => void;
}

/** Asks how a doubtful hand-over was settled. */
export function SettleDialog({ doubt, what, why, onClose }: Props) {
  const [note, setNote] = useState('');
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: () =>
      staffCall(settleDeskDoubt, { params: { id: doubt.id }, body: { note: note.trim() } }),
    onSuccess: () => {
      notify({ type: 'success', title: 'Settled' });
      void readAgain(client, { queryKey: [deskKeys.doubts] });
      onClose();
    },
  });
  return (
    <AskingDialog isTyped={note.trim() !== ''} isOpen title="Settle this" onClose={onClose}>
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
          {settle.error && <Notice tone="danger">{failureOf(settle)}</Notice>}
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
    </AskingDialog>
  );
}
