import { Box, Button, Stack, Table, Text } from '@chakra-ui/react';
import { type InvalidLine, lineText } from '@wine-walk/common/lib/csv/csv-columns.ts';
import { Download } from 'lucide-react';
import { downloadCsv } from '../../../platform/device/file.ts';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { asCsv } from '../as-csv.ts';
import { format } from '../format.ts';

/** Maximum number of invalid lines shown. */
const maxShown = 500;

const { number: count } = format;

/**
 * Returns CSV of the invalid lines in the columns of the file, so that the corrected file can be imported, with their
 * numbers and reasons.
 */
export function invalidLinesCsv(labels: readonly string[], bad: readonly InvalidLine[]): string {
  const { badLines } = texts.shared.csvImport;
  return asCsv(
    [...labels, badLines.line, badLines.problem],
    bad.map(({ line, cells, message }) => [
      ...labels.map((_, place) => cells[place] ?? ''),
      line,
      message,
    ]),
  );
}

interface LineTableProps {
  label: string;
  /** Heading of the messages. */
  reasonLabel: string;
  lines: readonly InvalidLine[];
}

/** Lines of a file with a message for each. */
export function LineTable({ label, reasonLabel, lines }: LineTableProps) {
  return (
    <Box
      maxH="260px"
      overflowY="auto"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table.Root size="sm" aria-label={label}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader textAlign="end">
              {texts.shared.csvImport.badLines.line}
            </Table.ColumnHeader>
            <Table.ColumnHeader>{texts.shared.csvImport.badLines.content}</Table.ColumnHeader>
            <Table.ColumnHeader>{reasonLabel}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.slice(0, maxShown).map(({ line, cells, message }) => (
            <Table.Row key={line}>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {line}
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">{lineText(cells)}</Table.Cell>
              <Table.Cell>{message}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface BadLinesProps {
  bad: readonly InvalidLine[];
  /** Names of the file's columns. */
  labels: readonly string[];
  /** Sentence about another import of the file. */
  repeat: string;
}

/** Lines that are not imported, with the reasons and as a file to correct. */
export function BadLines({ bad, labels, repeat }: BadLinesProps) {
  return (
    <Stack gap="3">
      <Alert tone="gold">
        {texts.shared.csvImport.badLines.lead} {repeat}
      </Alert>
      <LineTable
        label={texts.shared.csvImport.badLines.label}
        reasonLabel={texts.shared.csvImport.badLines.problem}
        lines={bad}
      />
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        onClick={() => downloadCsv('bad-lines.csv', invalidLinesCsv(labels, bad))}
      >
        <Download aria-hidden="true" />
        {texts.shared.csvImport.badLines.download}
      </Button>
      {bad.length > maxShown && (
        <Text color="muted" fontSize="sm">
          {texts.shared.csvImport.badLines.more({ count: count(bad.length - maxShown) })}
        </Text>
      )}
    </Stack>
  );
}
