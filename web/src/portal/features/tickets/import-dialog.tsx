import { Button, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import type { TicketFile } from '@domain/ticket-import.ts';
import { useState } from 'react';
import { AppDialog } from '../../../components/app-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { EventOptions } from './event-options.tsx';
import { readTicketFile } from './import-file.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { UndoImport } from './undo-import.tsx';
import { useImport } from './use-import.ts';

interface Props {
  events: readonly AdminEvent[];
  /** The one chosen to begin with; empty: whichever is active. */
  eventId: string;
  onDone: () => void;
  onClose: () => void;
}

/** The browser's own button in the file input, drawn as the portal's others are. */
const fileInput = {
  h: '11',
  p: '1',
  _file: {
    h: 'full',
    px: '3.5',
    me: '3',
    borderRadius: 'l1',
    bg: 'wineSoft',
    color: 'wineText',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
  },
} as const;

/** Imports tickets from a CSV file: chosen, looked at line by line, then sent. */
export function ImportDialog({ events, eventId: likely, onDone, onClose }: Props) {
  const [eventId, setEventId] = useState(likely);
  const [file, setFile] = useState<TicketFile | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, start } = useImport(onDone);
  const isRunning = run?.status === 'running';

  async function choose(chosen: File | undefined) {
    setFile(null);
    setProblem(undefined);
    if (!chosen) return;
    const read = await readTicketFile(chosen);
    if ('problem' in read) setProblem(read.problem);
    else setFile(read);
  }

  return (
    <AppDialog
      isOpen
      size="lg"
      title="Import tickets"
      role={isRunning ? 'alertdialog' : 'dialog'}
      onClose={() => !isRunning && onClose()}
      footer={
        run?.status === 'done' ? (
          <>
            {run.addedIds.length > 0 && (
              <UndoImport
                ids={run.addedIds}
                onDone={() => {
                  onDone();
                  onClose();
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
              onClick={() => file && void start(file.tickets, eventId || null)}
            >
              {run?.status === 'failed' ? 'Go on' : importLabel(file)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {!run && (
          <>
            <Text color="muted" fontSize="sm">
              A CSV file with a ticket ID on each line and, where they are known, the holder’s name
              and email. Commas or semicolons, with or without a first line that names the columns.
            </Text>
            <FormField label="CSV file" error={problem}>
              <Input
                type="file"
                accept=".csv,text/csv,text/plain"
                {...fileInput}
                onChange={({ target }) => void choose(target.files?.[0])}
              />
            </FormField>
            <FormField label="Event" help="What the tickets of this file admit to.">
              <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
                <NativeSelect.Field
                  value={eventId}
                  onChange={({ target }) => setEventId(target.value)}
                >
                  <EventOptions events={events} />
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </FormField>
          </>
        )}
        {run && <ImportProgress run={run} />}
        {file && !isRunning && <ImportPreview file={file} />}
      </Stack>
    </AppDialog>
  );
}

function importLabel(file: TicketFile | null): string {
  if (!file) return 'Import';
  const count = file.tickets.length.toLocaleString('en-US');
  return file.tickets.length === 1 ? 'Import 1 ticket' : `Import ${count} tickets`;
}
