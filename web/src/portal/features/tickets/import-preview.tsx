import { Stack, Text } from '@chakra-ui/react';
import { unusedColumns } from '@wine-walk/common/lib/csv-columns.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import type { ColumnIndexes, FileColumns } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import type {
  ColumnChoice,
  ParsedTicketFile,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { BadLines } from '../../shared/csv-import/bad-lines.tsx';
import { EncodingAlert } from '../../shared/csv-import/csv-file.tsx';
import { ImportColumns, quoted } from '../../shared/csv-import/import-columns.tsx';

const columnFields: [keyof ColumnIndexes, string][] = [
  ['id', 'Ticket ID'],
  ['order', 'Order number'],
  ['quantity', 'Number of tickets'],
  ['type', 'Ticket type'],
  ['name', 'Holder’s name'],
  ['lastName', 'Last name, if in its own column'],
  ['email', 'Holder’s email'],
  ['status', 'Status (refunded and cancelled tickets are left out)'],
];

function columnsText({ labels, hasHeader, indexes }: FileColumns, hasTypes: boolean): string {
  const { id, order, quantity, type, name, lastName, email } = indexes;
  const label = (place: number | null) => (place === null ? undefined : labels[place]);
  const names = [label(name), label(lastName)].filter((columnName) => columnName !== undefined);
  const holder = names.length > 0 ? `name from ${names.map(quoted).join(' and ')}` : 'no name';
  const source = label(id ?? order);
  const ticket = source === undefined ? 'No ticket ID' : `Ticket ID from ${quoted(source)}`;
  const ofOrder = id === null ? undefined : label(order);
  const orderText = ofOrder === undefined ? '' : `, order from ${quoted(ofOrder)}`;
  const tickets = label(quantity);
  const several = tickets === undefined ? '' : `, number of tickets from ${quoted(tickets)}`;
  const typeLabel = label(type);
  const typeText = typeLabel === undefined ? 'no type' : `type from ${quoted(typeLabel)}`;
  const mail = email === null ? 'no email' : `email from ${quoted(labels[email] ?? '')}`;
  return `${hasHeader ? '' : 'No column names found. '}${ticket}${orderText}${several}, ${hasTypes ? `${typeText}, ` : ''}${holder}, ${mail}.`;
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
  const { columns, tickets, invalid, missingColumnMessage } = file;
  return (
    <Stack gap="4" role="region" aria-label="Content of the file">
      {missingColumnMessage ? (
        <Alert tone="gold">{missingColumnMessage}</Alert>
      ) : (
        <Text role="status" fontWeight="600">
          {count(tickets.length)} good {tickets.length === 1 ? 'line' : 'lines'},{' '}
          {count(invalid.length)} bad
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
            <Text as="li">and {count(tickets.length - maxSample)} more</Text>
          )}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines bad={invalid} labels={columns.labels} repeat="No ticket is added twice." />
      )}
    </Stack>
  );
}
