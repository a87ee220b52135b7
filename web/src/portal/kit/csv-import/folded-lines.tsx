import { Box } from '@chakra-ui/react';
import type { InvalidLine } from '@wine-walk/common/lib/csv/csv-columns.ts';
import type { ReducedLine } from '@wine-walk/common/lib/csv/csv-table.ts';
import { texts } from '../../texts/texts.ts';
import { LineTable } from './bad-lines.tsx';

interface FoldedProps {
  summary: string;
  label: string;
  /** Heading of the messages. */
  reasonLabel: string;
  lines: readonly InvalidLine[];
}

/** Lines with a message for each, behind their number; hidden if there are none. */
function FoldedLines({ summary, ...table }: FoldedProps) {
  if (table.lines.length === 0) return null;
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="pointer" py="2">
        {summary}
      </Box>
      <LineTable {...table} />
    </Box>
  );
}

interface ReducedLinesProps {
  lines: readonly ReducedLine[];
  /** Returns the name of a field. */
  nameOf: (field: string) => string;
}

/** Lines that are imported without a bad optional text. */
export function ReducedLines({ lines, nameOf }: ReducedLinesProps) {
  const t = texts.shared.csvImport.reduced;
  return (
    <FoldedLines
      summary={t.summary({ count: lines.length })}
      label={t.label}
      reasonLabel={t.without}
      lines={lines.map(({ line, cells, without }) => ({
        line,
        cells,
        message: without.map(nameOf).join(', '),
      }))}
    />
  );
}

/** Lines that are rightly not imported, such as refunds. */
export function LeftOutLines({ lines }: { lines: readonly InvalidLine[] }) {
  const t = texts.shared.csvImport.leftOut;
  return (
    <FoldedLines
      summary={t.summary({ count: lines.length })}
      label={t.label}
      reasonLabel={t.reason}
      lines={lines}
    />
  );
}
