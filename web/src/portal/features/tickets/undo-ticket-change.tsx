import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { undoTicketChange } from '@wine-walk/common/api/tickets.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { texts } from '../../texts/texts.ts';

/** Maximum number of tickets named. */
const maxNamed = 100;

/** Result of undoing an import or change. */
export interface UndoResult {
  removed: number;
  restored: number;
  leftAlone: readonly string[];
}

interface Props {
  /** Label of the button. */
  label?: string;
  changeIds: readonly string[];
  onDone: (undone: UndoResult) => void;
}

/** Undoes a whole import or change, except tickets that were redeemed or changed since. */
export function UndoTicketChange({
  label = texts.tickets.undoChange.submit,
  changeIds,
  onDone,
}: Props) {
  // Results before a failed call, shown with the rest.
  const [done, setDone] = useState<Record<string, UndoResult>>({});
  const undo = useMutation({
    mutationFn: async () => {
      const undone = { ...done };
      // Last call first: it may have replaced tickets of an earlier one.
      for (const id of [...changeIds].reverse()) {
        undone[id] ??= await staffCall(undoTicketChange, { params: { id } });
        setDone({ ...undone });
      }
      return Object.values(undone).reduce(sum, { removed: 0, restored: 0, leftAlone: [] });
    },
    onSuccess: (undone) => {
      showToast({ type: 'success', title: undoneText(undone) });
      onDone(undone);
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.tickets.undoChange.failed),
      }),
  });
  return (
    <Button variant="outline" loading={undo.isPending} onClick={() => undo.mutate()}>
      <Undo2 aria-hidden="true" />
      {label}
    </Button>
  );
}

/** Result of an undo with the skipped tickets. */
export function UndoneNotice({ undone }: { undone: UndoResult }) {
  const { leftAlone } = undone;
  const more = leftAlone.length - maxNamed;
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="600">{undoneText(undone)}.</Text>
      {leftAlone.length > 0 && (
        <Alert tone="gold">
          {texts.tickets.undoChange.leftAlone({
            count: leftAlone.length,
            shown: format.number(leftAlone.length),
            ids: leftAlone.slice(0, maxNamed).join(', '),
            more: more > 0 ? format.number(more) : null,
          })}
        </Alert>
      )}
    </Stack>
  );
}

function sum(one: UndoResult, other: UndoResult): UndoResult {
  return {
    removed: one.removed + other.removed,
    restored: one.restored + other.restored,
    leftAlone: [...one.leftAlone, ...other.leftAlone],
  };
}

function undoneText({ removed, restored }: UndoResult): string {
  const { number } = format;
  return texts.tickets.undoChange.undone({
    removed,
    shown: number(removed),
    restored: restored > 0 ? number(restored) : null,
  });
}
