import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  exportTickets,
  importTickets,
  maxTicketsPerCommit,
  maxWithdrawnTickets,
} from '@wine-walk/common/api/tickets.ts';
import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import type { UndoResult } from '@wine-walk/common/model/changes.ts';
import type { TicketColumn } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import { compareTickets } from '@wine-walk/common/rules/tickets/ticket-comparison.ts';
import {
  type ImportTicket,
  type TicketLines,
  ticketFile,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { decisionKey } from '@wine-walk/common/rules/tickets/ticket-sellers.ts';
import { useCallback, useMemo, useState } from 'react';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { CsvImportDialog } from '../../../kit/csv-import/csv-import-dialog.tsx';
import type { CsvParser } from '../../../kit/csv-import/csv-kind.ts';
import { inParts } from '../../../kit/csv-import/use-csv-run.ts';
import { eventChoices } from '../../../kit/event-labels.ts';
import { format } from '../../../kit/format.ts';
import { Select } from '../../../kit/forms/select.tsx';
import { staffMessage } from '../../../session/portal-texts.ts';
import { texts } from '../../../texts/texts.ts';
import { readAllTickets } from '../export-tickets.ts';
import { typesOf } from '../ticket-event.ts';
import { EventOptions } from '../ticket-fields.tsx';
import { UndoneNotice, UndoTicketChange } from '../undo-ticket-change.tsx';
import { ticketQuery } from '../use-ticket-page.ts';
import { ImportComparison } from './import-comparison.tsx';
import { ImportDecisions } from './import-decisions.tsx';
import { type Imported, ImportProgress, type ImportRun } from './import-progress.tsx';
import { columnFields, columnsText, isLacking, isLeftOut, problemText } from './import-texts.ts';
import { useSellerDecisions } from './seller-decisions.ts';

/** Event of the imported tickets (null for any active event) and handling of existing tickets. */
interface ImportSettings {
  eventId: string | null;
  existing: 'leave' | 'update';
}

/** Item that a call sends: a ticket to add, or the ID of a ticket to withdraw. */
type ImportItem = { ticket: ImportTicket } | { withdraw: string };

const { number: count } = format;

/** Returns the label of the button that imports and withdraws these numbers of tickets. */
function importLabel(imported: number, withdrawn: number): string {
  const t = texts.tickets.importDialog;
  if (imported === 0 && withdrawn > 0)
    return t.withdrawCount({ count: withdrawn, shown: count(withdrawn) });
  const counted = { count: imported, shown: count(imported) };
  return withdrawn > 0
    ? t.importAndWithdraw({ ...counted, withdrawn: count(withdrawn) })
    : t.importCount(counted);
}

/** IDs to undo the calls, in the order of the calls. */
const changeIdsOf = ({ answers }: Pick<ImportRun, 'answers'>) =>
  answers.flatMap(({ changeId }) => changeId ?? []);

interface ImportOptionsProps {
  events: readonly AdminEvent[];
  choice: ImportSettings;
  onChange: (choice: ImportSettings) => void;
}

/** Event and handling of existing tickets. */
function ImportOptions({ events, choice, onChange }: ImportOptionsProps) {
  const { importDialog } = texts.tickets;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <FormField label={importDialog.event} help={importDialog.eventHelp}>
        <Select
          size={{ base: 'md', md: 'sm' }}
          value={choice.eventId ?? ''}
          onChange={(next) => onChange({ ...choice, eventId: next || null })}
        >
          <EventOptions choices={eventChoices(events)} />
        </Select>
      </FormField>
      <FormField
        label={importDialog.existing}
        help={choice.existing === 'update' ? importDialog.updateHelp : undefined}
      >
        <Select
          size={{ base: 'md', md: 'sm' }}
          value={choice.existing}
          onChange={(next) =>
            onChange({ ...choice, existing: next === 'update' ? 'update' : 'leave' })
          }
        >
          <option value="leave">{importDialog.leaveExisting}</option>
          <option value="update">{importDialog.updateExisting}</option>
        </Select>
      </FormField>
    </SimpleGrid>
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
  const { importDialog, importPreview, importDecisions, importComparison, connectionLost } =
    texts.tickets;
  const [choice, setChoice] = useState<ImportSettings>({
    eventId: suggestedEventId || null,
    existing: 'update',
  });
  const { eventId, existing } = choice;
  const types = useMemo(() => typesOf(eventId, events), [eventId, events]);
  const { decisions, decide, keep } = useSellerDecisions();
  const [remaining, setRemaining] = useState<Readonly<Record<number, number>>>({});
  const [undone, setUndone] = useState<UndoResult | null>(null);
  const [hasFile, setHasFile] = useState(false);
  const filters = { search: '', state: undefined, eventId: eventId ?? undefined };
  const stored = useApiQuery(
    exportTickets,
    { body: ticketQuery(filters) },
    { read: () => readAllTickets(filters), isSnapshot: true, enabled: hasFile },
  );
  const here = stored.data;
  const parse = useCallback<CsvParser<TicketColumn, TicketLines>>(
    (rows, columns) => {
      const context = { types, decisions, remaining, stored: here ?? [] };
      return parseCsv(ticketFile, rows, context, columns);
    },
    [types, decisions, remaining, here],
  );
  const [withdrawsMissing, setWithdrawsMissing] = useState(false);
  // Other numbers would give the tickets of an order to other holders.
  const isBlockedWithoutStored = ({ hasNumberedIds }: TicketLines) =>
    stored.isError && hasNumberedIds;
  const toWithdraw = (lines: TicketLines): string[] => {
    if (existing === 'leave') return [];
    // Without the stored tickets, the server finds out which of them are there.
    if (!stored.data) return lines.withdrawn.map(({ id }) => id);
    const { withdrawn, used, missing } = compareTickets(lines, stored.data, eventId);
    return [...withdrawn, ...used, ...(withdrawsMissing ? missing : [])].map(({ id }) => id);
  };
  return (
    <CsvImportDialog<TicketColumn, TicketLines, Imported, ImportItem>
      kind={{
        texts: {
          title: importDialog.title,
          leads: [importDialog.fileHelp, importDialog.emailHelp],
          importCount: (lines) => importLabel(lines.records.length, toWithdraw(lines).length),
          continue: importDialog.continue,
          missingColumn: importPreview.missingId,
          repeat: importPreview.repeat,
          failed: (error, sent) =>
            importDialog.failed({ failure: staffMessage(error, connectionLost), sent }),
        },
        fields: columnFields(types.length > 0),
        parse,
        countsText: ({ records: { length }, invalid, undecided }) => {
          if (undecided > 0) return undefined;
          const leftOut = invalid.filter(({ problem }) => isLeftOut(problem)).length;
          return importPreview.lines({
            count: length,
            good: count(length),
            bad: count(invalid.length - leftOut),
            leftOut: leftOut > 0 ? count(leftOut) : null,
          });
        },
        isLeftOut,
        columnsText: (columns) => columnsText(columns, types.length > 0),
        isLacking,
        sampleSize: 3,
        sampleText: ({ id, typeId, holderName, holderEmail }) => [
          id,
          types.find((type) => type.id === typeId)?.name,
          holderName,
          holderEmail,
        ],
        problemText,
        onFile: () => {
          setHasFile(true);
          setRemaining({});
        },
        // Withdrawals first: at a full event, they make room for the tickets that the file adds.
        partsOf: (lines) => [
          ...inParts(
            toWithdraw(lines).map((withdraw) => ({ withdraw })),
            maxWithdrawnTickets,
          ),
          ...inParts(
            lines.records.map((ticket) => ({ ticket })),
            maxTicketsPerCommit,
          ),
        ],
        send: async (items, { answers, call, lines }) => {
          if (answers.length === 0) await keep(lines.seller);
          const tickets = items.flatMap((item) =>
            'ticket' in item ? { ...item.ticket, eventId } : [],
          );
          const withdraw = items.flatMap((item) => ('withdraw' in item ? item.withdraw : []));
          const partOf = changeIdsOf({ answers })[0] ?? null;
          const body =
            withdraw.length > 0
              ? { withdraw, withdrawFrom: eventId, partOf }
              : { tickets, existing, partOf };
          return call(importTickets, { body });
        },
        onSettled: onDone,
        blocker: (lines) => {
          if (isBlockedWithoutStored(lines)) return importComparison.neededForNumbers;
          const { undecided } = lines;
          return undecided > 0 ? importDecisions.open({ count: undecided }) : undefined;
        },
        // Withdrawals and the numbers within an order depend on the stored tickets.
        isWaiting: stored.isLoading,
        decisions: (lines) => (
          <Stack gap="3">
            {stored.isError && !isBlockedWithoutStored(lines) && (
              <Alert tone="gold">{importComparison.loadFailed}</Alert>
            )}
            <ImportDecisions
              lines={lines}
              types={types}
              onStatus={(key, meaning) => decide(lines.seller, 'statuses', { [key]: meaning })}
              onProduct={(name, choice) =>
                decide(lines.seller, 'products', { [decisionKey(name)]: choice })
              }
              onRemaining={(line, left) => setRemaining((before) => ({ ...before, [line]: left }))}
            />
            {existing === 'update' && stored.data && (
              <ImportComparison
                comparison={compareTickets(lines, stored.data, eventId)}
                events={events}
                withdrawsMissing={withdrawsMissing}
                onWithdrawMissing={setWithdrawsMissing}
              />
            )}
          </Stack>
        ),
        options: <ImportOptions events={events} choice={choice} onChange={setChoice} />,
        progress: (run) =>
          undone ? <UndoneNotice undone={undone} /> : <ImportProgress run={run} events={events} />,
        resultButtons: (run) =>
          changeIdsOf(run).length > 0 &&
          !undone && (
            <UndoTicketChange
              change={{ partIds: changeIdsOf(run) }}
              onDone={(what) => {
                onDone();
                if (what.leftAlone.length > 0) setUndone(what);
                else onClose();
              }}
            />
          ),
      }}
      onClose={onClose}
    />
  );
}
