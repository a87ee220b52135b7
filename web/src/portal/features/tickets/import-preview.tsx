import {
  Box,
  Button,
  Checkbox,
  NativeSelect,
  SimpleGrid,
  Stack,
  Table,
  Text,
} from '@chakra-ui/react';
import type { ColumnIndexes, FileColumns } from '@wine-walk/common/rules/tickets/ticket-columns.ts';
import {
  type ColumnChoice,
  type InvalidLine,
  type ParsedTicketFile,
  unusedColumns,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Columns3, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '../../../platform/device/file.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { Alert } from '../../kit/alert.tsx';
import { asCsv } from '../../shared/as-csv.ts';

interface ImportColumnsProps {
  columns: FileColumns;
  onChoose: (choice: ColumnChoice) => void;
}

const columnFields: [keyof ColumnIndexes, string][] = [
  ['id', 'Ticket ID'],
  ['order', 'Order number, if tickets have no ID'],
  ['quantity', 'Number of tickets'],
  ['name', 'Holder’s name'],
  ['lastName', 'Last name, if in its own column'],
  ['email', 'Holder’s email'],
  ['status', 'Status (refunded and cancelled tickets are left out)'],
];

/** Recognized columns, to check and correct before the import. */
function ImportColumns({ columns, onChoose }: ImportColumnsProps) {
  const { labels, hasHeader, indexes } = columns;
  const unused = unusedColumns(columns);
  // If a column is missing and an unused one may hold it, the choice is open at once.
  const isLacking =
    (indexes.id === null && indexes.order === null) ||
    (unused.length > 0 && (indexes.name === null || indexes.email === null));
  // Unknown headings would become a ticket.
  const lacksHeader = !hasHeader && labels.length > 1;
  const [isOpen, setOpen] = useState(isLacking || lacksHeader);
  return (
    <Stack gap="3">
      <Text color="muted" fontSize="sm" overflowWrap="anywhere">
        {columnLabels(columns)}
        {unused.length > 0 && ` Not used: ${unused.map(quoted).join(', ')}.`}
      </Text>
      {isOpen ? (
        <Stack
          gap="3"
          role="group"
          aria-label="Columns"
          borderWidth="1px"
          borderColor="line"
          borderRadius="l2"
          p="3"
        >
          <Checkbox.Root
            size="sm"
            checked={hasHeader}
            onCheckedChange={({ checked }) => onChoose({ hasHeader: checked === true, indexes })}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>The first line names the columns</Checkbox.Label>
          </Checkbox.Root>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {columnFields.map(([field, label]) => (
              <FormField key={field} label={label}>
                <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
                  <NativeSelect.Field
                    value={indexes[field] ?? ''}
                    onChange={({ target: { value } }) =>
                      onChoose({
                        hasHeader,
                        indexes: { ...indexes, [field]: value === '' ? null : Number(value) },
                      })
                    }
                  >
                    <option value="">No column</option>
                    {labels.map((column, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, two may be called the same.
                      <option key={place} value={place}>
                        {column}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </FormField>
            ))}
          </SimpleGrid>
        </Stack>
      ) : (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          <Columns3 aria-hidden="true" />
          Choose the columns
        </Button>
      )}
    </Stack>
  );
}

function columnLabels({ labels, hasHeader, indexes }: FileColumns): string {
  const { id, order, quantity, name, lastName, email } = indexes;
  const label = (place: number | null) => (place === null ? undefined : labels[place]);
  const names = [label(name), label(lastName)].filter((columnName) => columnName !== undefined);
  const holder = names.length > 0 ? `name from ${names.map(quoted).join(' and ')}` : 'no name';
  const source = label(id ?? order);
  const ticket = source === undefined ? 'No ticket ID' : `Ticket ID from ${quoted(source)}`;
  const tickets = label(quantity);
  const several = tickets === undefined ? '' : `, number of tickets from ${quoted(tickets)}`;
  const mail = email === null ? 'no email' : `email from ${quoted(labels[email] ?? '')}`;
  return `${hasHeader ? '' : 'No column names found. '}${ticket}${several}, ${holder}, ${mail}.`;
}

const quoted = (label: string) => `“${label}”`;

const invalidLineHeadings = ['Line', 'Content', 'Problem'];

/** Returns CSV of the invalid lines with their numbers and reasons. */
export function invalidLinesCsv(bad: readonly InvalidLine[]): string {
  return asCsv(
    invalidLineHeadings,
    bad.map(({ line, text, message }) => [line, text, message]),
  );
}

/** Maximum number of invalid lines shown. */
const maxShown = 500;
const maxSample = 3;

const count = (value: number) => value.toLocaleString('en-US');

interface ImportPreviewProps {
  file: ParsedTicketFile;
  /** True if the characters may have been misread. */
  isEncodingGuess: boolean;
  onChooseColumns: (choice: ColumnChoice) => void;
}

/** Content of a file: columns, sample tickets, and each invalid line with its problem. */
export function ImportPreview({ file, isEncodingGuess, onChooseColumns }: ImportPreviewProps) {
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
      {isEncodingGuess && (
        <Alert tone="gold">
          This file isn’t in UTF-8. If names below look wrong, save it as “CSV UTF-8” and choose it
          again.
        </Alert>
      )}
      <ImportColumns columns={columns} onChoose={onChooseColumns} />
      {tickets.length > 0 && (
        <Stack as="ul" gap="0.5" listStyleType="none" color="muted" fontSize="sm">
          {tickets.slice(0, maxSample).map(({ id, holderName, holderEmail }) => (
            <Text as="li" key={id} overflowWrap="anywhere">
              {[id, holderName, holderEmail].filter(Boolean).join(' · ')}
            </Text>
          ))}
          {tickets.length > maxSample && (
            <Text as="li">and {count(tickets.length - maxSample)} more</Text>
          )}
        </Stack>
      )}
      {invalid.length > 0 && <BadLines bad={invalid} />}
    </Stack>
  );
}

function BadLines({ bad }: { bad: readonly InvalidLine[] }) {
  return (
    <Stack gap="3">
      <Alert tone="gold">
        We skip the lines below. Fix them in the file and import it again. No ticket is added twice.
      </Alert>
      <Box
        maxH="260px"
        overflowY="auto"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l2"
        tabIndex={0}
        role="region"
        aria-label="Bad lines"
      >
        <Table.Root size="sm" aria-label="Bad lines">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader textAlign="end">Line</Table.ColumnHeader>
              <Table.ColumnHeader>Content</Table.ColumnHeader>
              <Table.ColumnHeader>Problem</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {bad.slice(0, maxShown).map(({ line, text, message }) => (
              <Table.Row key={line}>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {line}
                </Table.Cell>
                <Table.Cell overflowWrap="anywhere">{text}</Table.Cell>
                <Table.Cell>{message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        onClick={() => downloadCsv('bad-lines.csv', invalidLinesCsv(bad))}
      >
        <Download aria-hidden="true" />
        Download the bad lines
      </Button>
      {bad.length > maxShown && (
        <Text color="muted" fontSize="sm">
          And {count(bad.length - maxShown)} more.
        </Text>
      )}
    </Stack>
  );
}
