import { Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import type {
  ColumnChoice,
  InvalidLine,
  ParsedTicketFile,
} from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Download } from 'lucide-react';
import { downloadCsv } from '../../../platform/device/file.ts';
import { Alert } from '../../kit/alert.tsx';
import { ImportColumns } from './import-columns.tsx';
import { invalidLinesCsv } from './invalid-lines-csv.ts';

/** Bad lines shown at once; more make nobody wiser. */
const maxShown = 500;
const maxSample = 3;

const count = (value: number) => value.toLocaleString('en-US');

interface Props {
  file: ParsedTicketFile;
  onChooseColumns: (choice: ColumnChoice) => void;
}

/** What a file holds: its columns, a few of its good tickets, and each bad line with what is wrong with it. */
export function ImportPreview({ file, onChooseColumns }: Props) {
  const { columns, tickets, invalid, missingColumnMessage } = file;
  return (
    <Stack gap="4" role="region" aria-label="What the file holds">
      {missingColumnMessage ? (
        <Alert tone="gold">{missingColumnMessage}</Alert>
      ) : (
        <Text role="status" fontWeight="600">
          {count(tickets.length)} good {tickets.length === 1 ? 'line' : 'lines'},{' '}
          {count(invalid.length)} bad
        </Text>
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
        The lines below are left out. Mend them in the file and import it again: no ticket is added
        twice.
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
              <Table.ColumnHeader>What it says</Table.ColumnHeader>
              <Table.ColumnHeader>What is wrong</Table.ColumnHeader>
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
        Save the bad lines as a file
      </Button>
      {bad.length > maxShown && (
        <Text color="muted" fontSize="sm">
          And {count(bad.length - maxShown)} more.
        </Text>
      )}
    </Stack>
  );
}
