import { Box } from '@chakra-ui/react';
import type { ReducedLine } from '@wine-walk/common/lib/csv-table.ts';
import { texts } from '../../texts/texts.ts';
import { LineTable } from './bad-lines.tsx';

interface Props {
  lines: readonly ReducedLine[];
  /** Returns the name of a field. */
  nameOf: (field: string) => string;
}

/** Lines that are imported without a bad optional text; hidden if there are none. */
export function ReducedLines({ lines, nameOf }: Props) {
  if (lines.length === 0) return null;
  const t = texts.shared.csvImport.reduced;
  return (
    <Box as="details" fontSize="sm">
      <Box as="summary" cursor="pointer" py="2">
        {t.summary({ count: lines.length })}
      </Box>
      <LineTable
        label={t.label}
        reasonLabel={t.without}
        lines={lines.map(({ line, cells, without }) => ({
          line,
          cells,
          message: without.map(nameOf).join(', '),
        }))}
      />
    </Box>
  );
}
