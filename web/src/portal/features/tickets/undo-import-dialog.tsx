import { Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { UndoImport, UndoneNotice, type UndoResult } from './undo-import.tsx';

interface Props {
  /** Which import: '450 tickets, A-1 to A-450'. */
  label: string;
  importIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a whole import of earlier is undone, and says what had to stay. */
export function UndoImportDialog({ label, importIds, onDone, onClose }: Props) {
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog
      isOpen
      role="alertdialog"
      title={undone ? 'Import undone' : 'Undo this import?'}
      onClose={onClose}
      initialFocus={keep}
      footer={
        undone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button ref={keep} variant="ghost" colorPalette="gray" onClick={onClose}>
              Keep it
            </Button>
            <UndoImport
              importIds={importIds}
              onDone={(what) => {
                onDone();
                if (what.leftAlone.length > 0) setUndone(what);
                else onClose();
              }}
            />
          </>
        )
      }
    >
      {undone ? (
        <UndoneNotice undone={undone} />
      ) : (
        <Text>
          {label}: what it added is taken away and what it updated is put back, except tickets that
          were redeemed or changed since.
        </Text>
      )}
    </AppDialog>
  );
}
