import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import {
  type ColumnChoice,
  type ParsedTicketFile,
  parseTicketRows,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Alert } from '../../kit/alert.tsx';
import { eventChoices } from '../../kit/event-labels.ts';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { CsvFileField, useCsvFile } from '../../shared/csv-import/csv-file.tsx';
import { texts } from '../../texts/texts.ts';
import { ImportPreview } from './import-preview.tsx';
import { typesOf } from './ticket-event.ts';
import { EventOptions } from './ticket-fields.tsx';
import { UndoneNotice, UndoTicketChange } from './undo-ticket-change.tsx';
import { type ImportRun, type ImportSettings, useImport } from './use-import.ts';

interface ImportOptionsProps {
  events: readonly AdminEvent[];
  choice: ImportSettings;
  onChange: (choice: ImportSettings) => void;
  onFile: (file: File | undefined) => void;
  problem: string | undefined;
}

/** File, event and handling of existing tickets. */
function ImportOptions({ events, choice, onChange, onFile, problem }: ImportOptionsProps) {
  const { importDialog } = texts.tickets;
  return (
    <>
      <Text color="muted" fontSize="sm">
        {importDialog.fileHelp}
      </Text>
      <Text color="muted" fontSize="sm">
        {importDialog.emailHelp}
      </Text>
      <CsvFileField problem={problem} onFile={onFile} />
      <FormField label={importDialog.event} help={importDialog.eventHelp}>
        <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
          <NativeSelect.Field
            value={choice.eventId ?? ''}
            onChange={({ target }) => onChange({ ...choice, eventId: target.value || null })}
          >
            <EventOptions choices={eventChoices(events)} />
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField
        label={importDialog.existing}
        help={choice.existing === 'update' ? importDialog.updateHelp : undefined}
      >
        <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
          <NativeSelect.Field
            value={choice.existing}
            onChange={({ target }) =>
              onChange({ ...choice, existing: target.value === 'update' ? 'update' : 'leave' })
            }
          >
            <option value="leave">{importDialog.leaveExisting}</option>
            <option value="update">{importDialog.updateExisting}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
    </>
  );
}

const { number: count } = format;

/** Progress or result of an import. */
function ImportProgress({ run }: { run: ImportRun }) {
  const { importDialog } = texts.tickets;
  const { status, sent, total, added, updated, alreadyThere, failure } = run;
  return (
    <Stack gap="3">
      <ProgressBar
        label={importDialog.progress}
        value={sent}
        max={total}
        text={importDialog.progressOf({ sent, total })}
      />
      <Text role="status" fontSize="sm" fontVariantNumeric="tabular-nums">
        {importDialog.counts({
          sent: count(sent),
          total: count(total),
          added: count(added),
          updated: updated > 0 ? count(updated) : null,
          alreadyThere: count(alreadyThere),
        })}
      </Text>
      {status === 'done' && added + updated > 0 && (
        <Text fontSize="sm" color="muted">
          {importDialog.undoHelp}
        </Text>
      )}
      {status === 'failed' && (
        <Alert tone="danger">{importDialog.failed({ failure: failure ?? '' })}</Alert>
      )}
    </Stack>
  );
}

interface ImportDialogProps {
  events: readonly AdminEvent[];
  /** Initial event; empty for any active event. */
  eventId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Imports tickets from a CSV file after a preview. */
export function ImportDialog({
  events,
  eventId: suggestedEventId,
  onDone,
  onClose,
}: ImportDialogProps) {
  const { importDialog, done } = texts.tickets;
  const [choice, setChoice] = useState<ImportSettings>({
    eventId: suggestedEventId || null,
    existing: 'update',
  });
  const types = useMemo(() => typesOf(choice.eventId, events), [choice.eventId, events]);
  const parse = useCallback(
    (rows: readonly (readonly string[])[], columns?: ColumnChoice) => {
      const parsed = parseTicketRows(rows, columns, types);
      return 'problem' in parsed ? { problem: texts.tickets.importDialog[parsed.problem] } : parsed;
    },
    [types],
  );
  const { file, isEncodingGuess, problem, choose, chooseColumns } = useCsvFile<
    ColumnChoice,
    ParsedTicketFile
  >(parse);
  const { run, start } = useImport(onDone);
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const isRunning = run?.status === 'running';
  useUnsavedChangesWarning(isRunning);

  return (
    <UnsavedChangesDialog
      isDirty={file !== null && run === null}
      isOpen
      size="lg"
      title={importDialog.title}
      role={isRunning ? 'alertdialog' : 'dialog'}
      onClose={() => !isRunning && onClose()}
      footer={
        run?.status === 'done' ? (
          <>
            {run.changeIds.length > 0 && !undone && (
              <UndoTicketChange
                change={{ partIds: run.changeIds }}
                onDone={(what) => {
                  onDone();
                  if (what.leftAlone.length > 0) setUndone(what);
                  else onClose();
                }}
              />
            )}
            <Button onClick={onClose}>{done}</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" colorPalette="gray" disabled={isRunning} onClick={onClose}>
              {texts.kit.cancel}
            </Button>
            <Button
              disabled={!file || file.tickets.length === 0}
              loading={isRunning}
              loadingText={importDialog.importing}
              onClick={() => file && void start(file.tickets, choice)}
            >
              {run?.status === 'failed' ? importDialog.continue : importLabel(file)}
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
        {file && !run && (
          <ImportPreview
            file={file}
            types={types}
            isEncodingGuess={isEncodingGuess}
            onChooseColumns={chooseColumns}
          />
        )}
      </Stack>
    </UnsavedChangesDialog>
  );
}

function importLabel(file: ParsedTicketFile | null): string {
  const { importDialog } = texts.tickets;
  if (!file) return importDialog.import;
  const { length } = file.tickets;
  return importDialog.importCount({ count: length, shown: format.number(length) });
}
