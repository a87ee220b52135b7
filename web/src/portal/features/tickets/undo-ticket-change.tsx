import { Stack, Text } from '@chakra-ui/react';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useUndo } from '../../kit/changes/use-changes.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Maximum number of tickets named. */
const maxNamed = 100;

interface Props {
  /** Label of the button. */
  label?: string;
  change: { partIds: readonly string[] };
  onDone: (undone: UndoResult) => void;
}

/** Undoes a whole import or change, except tickets that were redeemed or changed since. */
export function UndoTicketChange({
  label = texts.tickets.undoChange.submit,
  change,
  onDone,
}: Props) {
  const undo = useUndo({
    success: (undone) => ({ title: undoneText(undone) }),
    failure: texts.tickets.undoChange.failed,
  });
  return (
    <Button
      variant="outline"
      loading={undo.isPending}
      onClick={() => undo.mutate({ change }, { onSuccess: onDone })}
    >
      <Undo2 aria-hidden="true" />
      {label}
    </Button>
  );
}

/** Result of an undo with the skipped tickets. */
export function UndoneNotice({ undone }: { undone: UndoResult }) {
  const { leftAlone } = undone;
  const more = leftAlone.length - maxNamed;
  const named = leftAlone.slice(0, maxNamed).map(({ name }) => name);
  return (
    <Stack gap="3" role="status">
      <Text fontWeight="600">{undoneText(undone)}.</Text>
      {leftAlone.length > 0 && (
        <Alert tone="gold">
          {texts.tickets.undoChange.leftAlone({
            count: leftAlone.length,
            shown: format.number(leftAlone.length),
            ids: named.join(', '),
            more: more > 0 ? format.number(more) : null,
          })}
        </Alert>
      )}
    </Stack>
  );
}

function undoneText({ removed, restored }: UndoResult): string {
  const { number } = format;
  return texts.tickets.undoChange.undone({
    removed,
    shown: number(removed),
    restored: restored > 0 ? number(restored) : null,
  });
}
