import { Stack, Text } from '@chakra-ui/react';
import { unusedColumns } from '@wine-walk/common/lib/csv-columns.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import type { ColumnIndexes, FileColumns } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import type {
  ColumnChoice,
  ParsedTicketFile,
  TicketLineProblem,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { BadLines } from '../../shared/csv-import/bad-lines.tsx';
import { EncodingAlert } from '../../shared/csv-import/csv-file.tsx';
import { ImportColumns } from '../../shared/csv-import/import-columns.tsx';
import { texts } from '../../texts/texts.ts';

const columnFields = Object.entries(texts.tickets.importPreview.fields) as [
  keyof ColumnIndexes,
  string,
][];

function columnsText({ labels, hasHeader, indexes }: FileColumns, hasTypes: boolean): string {
  const { id, order, quantity, type, name, lastName, email } = indexes;
  const found = texts.tickets.importPreview;
  const from = (place: number | null, text: (column: string) => string) =>
    place === null ? undefined : text(labels[place] ?? '');
  const parts = [
    from(id ?? order, (column) => found.id({ column })) ?? found.noId,
    id === null ? undefined : from(order, (column) => found.order({ column })),
    from(quantity, (column) => found.quantity({ column })),
    hasTypes ? (from(type, (column) => found.type({ column })) ?? found.noType) : undefined,
    name !== null && lastName !== null
      ? found.fullName({ name: labels[name] ?? '', lastName: labels[lastName] ?? '' })
      : (from(name ?? lastName, (column) => found.name({ column })) ?? found.noName),
    from(email, (column) => found.email({ column })) ?? found.noEmail,
  ];
  const sentence = `${parts.filter((part) => part !== undefined).join(', ')}.`;
  return hasHeader ? sentence : `${found.noHeader} ${sentence}`;
}

function problemText(problem: TicketLineProblem): string {
  const { problems } = texts.tickets.importPreview;
  switch (problem.kind) {
    case 'unknown-type':
      return problems.unknownType({ type: problem.type });
    case 'not-admitted':
      return problems.notAdmitted({ status: problem.status });
    case 'quantity':
      return problems.quantity({ max: problem.max });
    case 'repeated':
      return problems.repeated({ id: problem.id, line: problem.line });
    case 'invalid':
      return problem.messages.map((message) => texts.translateMessage(message)).join(' ');
  }
}

/** True if a column is missing and an unused one may hold it. */
function isLacking(columns: FileColumns): boolean {
  const { id, order, name, email } = columns.indexes;
  const hasNoId = id === null && order === null;
  return hasNoId || (unusedColumns(columns).length > 0 && (name === null || email === null));
}

const maxSample = 3;

const { number: count } = format;

interface ImportPreviewProps {
  file: ParsedTicketFile;
  /** Ticket types of the event. */
  types: readonly TicketType[];
  /** True if the characters may have been misread. */
  isEncodingGuess: boolean;
  onChooseColumns: (choice: ColumnChoice) => void;
}

/** Content of a file: columns, sample tickets, and each invalid line with its problem. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, types, isEncodingGuess, onChooseColumns } = props;
  const { columns, tickets, invalid, isIdMissing } = file;
  const { importPreview } = texts.tickets;
  return (
    <Stack gap="4" role="region" aria-label={importPreview.label}>
      {isIdMissing ? (
        <Alert tone="gold">{importPreview.missingId}</Alert>
      ) : (
        <Text role="status" fontWeight="600">
          {importPreview.lines({
            count: tickets.length,
            good: count(tickets.length),
            bad: count(invalid.length),
          })}
        </Text>
      )}
      {isEncodingGuess && <EncodingAlert />}
      <ImportColumns
        columns={columns}
        fields={
          types.length > 0 ? columnFields : columnFields.filter(([field]) => field !== 'type')
        }
        text={columnsText(columns, types.length > 0)}
        isLacking={isLacking(columns)}
        onChoose={onChooseColumns}
      />
      {tickets.length > 0 && (
        <Stack as="ul" gap="0.5" listStyleType="none" color="muted" fontSize="sm">
          {tickets.slice(0, maxSample).map(({ id, typeId, holderName, holderEmail }) => (
            <Text as="li" key={id} overflowWrap="anywhere">
              {[id, types.find((type) => type.id === typeId)?.name, holderName, holderEmail]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          ))}
          {tickets.length > maxSample && (
            <Text as="li">{importPreview.more({ count: count(tickets.length - maxSample) })}</Text>
          )}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines
          bad={invalid.map(({ problem, ...line }) => ({ ...line, message: problemText(problem) }))}
          labels={columns.labels}
          repeat={importPreview.repeat}
        />
      )}
    </Stack>
  );
}
