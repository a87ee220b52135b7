import { Button } from '@chakra-ui/react';
import { changeTickets } from '@contract/ticket-changes.ts';
import { importChunk } from '@contract/tickets.ts';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { notify } from '../../../components/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';

interface Props {
  /** What the import added. */
  ids: readonly string[];
  onDone: () => void;
}

/** Takes a whole import away again, as far as nobody has redeemed a ticket of it. */
export function UndoImport({ ids, onDone }: Props) {
  const undo = useMutation({
    mutationFn: async () => {
      let changed = 0;
      for (let from = 0; from < ids.length; from += importChunk) {
        const answer = await staffCall(changeTickets, {
          body: { ids: ids.slice(from, from + importChunk), change: { kind: 'delete' } },
        });
        changed += answer.changed;
      }
      return changed;
    },
    onSuccess: (count) => {
      const title = `Import undone: ${count.toLocaleString('en-US')} tickets are gone again`;
      notify({ type: 'success', title });
      onDone();
    },
    onError: (error) =>
      notify({
        type: 'error',
        title: 'Error',
        description: serverMessage(error, 'Failed to undo all of it. Press once more.'),
      }),
  });
  return (
    <Button variant="outline" loading={undo.isPending} onClick={() => undo.mutate()}>
      <Undo2 aria-hidden="true" />
      Undo this import
    </Button>
  );
}
