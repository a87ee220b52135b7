import { Stack } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { ParsedTicketFile } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { useImportFile } from './import-file.ts';
import { ImportOptions } from './import-options.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { UndoImport, UndoneNotice, type UndoResult } from './undo-import.tsx';
import { type ImportSettings, useImport } from './use-import.ts';

interface Props {
  events: readonly AdminEvent[];
  /** The one chosen to begin with; empty: whichever is active. */
  eventId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Imports tickets from a CSV file: chosen, looked at line by line, then sent. */
export function ImportDialog({ events, eventId: suggestedEventId, onDone, onClose }: Props) {
  const [choice, setChoice] = useState<ImportSettings>({
    eventId: suggestedEventId || null,
    existing: 'leave',
  });
  const { file, problem, choose, chooseColumns } = useImportFile();
  const { run, start } = useImport(onDone);
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const isRunning = run?.status === 'running';
  useUnsavedChangesWarning(isRunning);

  return (
    <UnsavedChangesDialog
      isDirty={file !== null && run === null}
      isOpen
      size="lg"
      title="Import tickets"
      role={isRunning ? 'alertdialog' : 'dialog'}
      onClose={() => !isRunning && onClose()}
      footer={
        run?.status === 'done' ? (
          <>
            {run.importIds.length > 0 && !undone && (
              <UndoImport
                importIds={run.importIds}
                onDone={(what) => {
                  onDone();
                  if (what.leftAlone.length > 0) setUndone(what);
                  else onClose();
                }}
              />
            )}
            <Button onClick={onClose}>Done</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" colorPalette="gray" disabled={isRunning} onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={!file || file.tickets.length === 0}
              loading={isRunning}
              loadingText="Importing…"
              onClick={() => file && void start(file.tickets, choice)}
            >
              {run?.status === 'failed' ? 'Go on' : importLabel(file)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {!run && (
          <ImportOptions
            events={events}
            choice={choice}
            onChange={setChoice}
            onFile={(chosen) => void choose(chosen)}
            problem={problem}
          />
        )}
        {run && !undone && <ImportProgress run={run} />}
        {undone && <UndoneNotice undone={undone} />}
        {file && !run && <ImportPreview file={file} onChooseColumns={chooseColumns} />}
      </Stack>
    </UnsavedChangesDialog>
  );
}

function importLabel(file: ParsedTicketFile | null): string {
  if (!file) return 'Import';
  const count = file.tickets.length.toLocaleString('en-US');
  return file.tickets.length === 1 ? 'Import 1 ticket' : `Import ${count} tickets`;
}
