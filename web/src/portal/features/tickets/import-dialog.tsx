import { NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
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
import { ImportPreview } from './import-preview.tsx';
import { typesOf } from './ticket-event.ts';
import { EventOptions } from './ticket-fields.tsx';
import { UndoImport, UndoneNotice, type UndoResult } from './undo-import.tsx';
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
  return (
    <>
      <Text color="muted" fontSize="sm">
        A CSV file with one ticket ID per line and, if known, the holder’s name and email. Use
        commas or semicolons. Column names in the first line are optional.
      </Text>
      <Text color="muted" fontSize="sm">
        Only the person with that email can use the ticket. They enter a code we email them, or show
        the ticket and their ID at the desk. Leave the email out if buyers pass tickets on.
      </Text>
      <CsvFileField problem={problem} onFile={onFile} />
      <FormField label="Event" help="The event these tickets are for.">
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
        label="Existing tickets"
        help={
          choice.existing === 'update'
            ? 'Updates the event, name and email from the file. Empty cells and redeemed tickets don’t change.'
            : undefined
        }
      >
        <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
          <NativeSelect.Field
            value={choice.existing}
            onChange={({ target }) =>
              onChange({ ...choice, existing: target.value === 'update' ? 'update' : 'leave' })
            }
          >
            <option value="leave">Keep as they are</option>
            <option value="update">Update them</option>
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
  const { status, sent, total, added, updated, alreadyThere, failure } = run;
  return (
    <Stack gap="3">
      <ProgressBar label="Import" value={sent} max={total} text={`${sent} of ${total} tickets`} />
      <Text role="status" fontSize="sm" fontVariantNumeric="tabular-nums">
        {count(sent)} of {count(total)}: {count(added)} added,{' '}
        {updated > 0 && `${count(updated)} updated, `}
        {count(alreadyThere)} already there
      </Text>
      {status === 'done' && added + updated > 0 && (
        <Text fontSize="sm" color="muted">
          Undo removes the tickets this import added and restores those it updated, except tickets
          redeemed or changed since. You can undo it for a day under Recent imports.
        </Text>
      )}
      {status === 'failed' && (
        <Alert tone="danger">
          {failure} We saved what was sent. Continue when you’re ready. Nothing is added twice.
        </Alert>
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
  const [choice, setChoice] = useState<ImportSettings>({
    eventId: suggestedEventId || null,
    existing: 'update',
  });
  const types = useMemo(() => typesOf(choice.eventId, events), [choice.eventId, events]);
  const parse = useCallback(
    (rows: readonly (readonly string[])[], columns?: ColumnChoice) =>
      parseTicketRows(rows, columns, types),
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
              {run?.status === 'failed' ? 'Continue' : importLabel(file)}
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
  if (!file) return 'Import';
  const count = format.number(file.tickets.length);
  return file.tickets.length === 1 ? 'Import 1 ticket' : `Import ${count} tickets`;
}
