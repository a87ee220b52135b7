import { Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { importTickets } from '@wine-walk/common/api/tickets.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { Alert } from '../../../kit/alert.tsx';
import type { CsvRun } from '../../../kit/csv-import/use-csv-run.ts';
import { format } from '../../../kit/format.ts';
import { texts } from '../../../texts/texts.ts';
import { OtherEventTickets } from './other-event-tickets.tsx';

export type Imported = ResponseOf<typeof importTickets>;
export type ImportRun = CsvRun<Imported>;

const { number: count } = format;

interface Props {
  run: ImportRun;
  events: readonly AdminEvent[];
}

/** Progress or result of an import. */
export function ImportProgress({ run, events }: Props) {
  const { importDialog } = texts.tickets;
  const { status, sent, total, answers } = run;
  const sum = (of: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((before, answer) => before + of(answer), 0);
  const added = sum((answer) => answer.added);
  const updated = sum((answer) => answer.updated.length);
  const alreadyThere = sum((answer) => answer.alreadyThere.length);
  const withdrawn = sum((answer) => answer.withdrawn.length);
  const stillUsed = answers.flatMap((answer) => answer.stillUsed);
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
          withdrawn: withdrawn > 0 ? count(withdrawn) : null,
          alreadyThere: count(alreadyThere),
        })}
      </Text>
      {stillUsed.length > 0 && (
        <Alert tone="gold">
          {importDialog.stillUsed({
            people: stillUsed
              .map(({ id, name }) => [name, id].filter(Boolean).join(', '))
              .join('; '),
          })}
        </Alert>
      )}
      <OtherEventTickets
        tickets={answers.flatMap((answer) => answer.ofOtherEvent)}
        events={events}
      />
      {status === 'done' && added + updated + withdrawn > 0 && (
        <Text fontSize="sm" color="muted">
          {importDialog.undoHelp}
        </Text>
      )}
    </Stack>
  );
}
