import { Text } from '@chakra-ui/react';
import type { SkippedParts } from '@wine-walk/common/lib/csv/csv-table.ts';
import { texts } from '../../texts/texts.ts';

interface Props {
  skipped: SkippedParts;
  /** True if the first line names the delimiter. */
  hasSeparatorLine: boolean;
}

/** Names the parts of a file that are no lines; hidden if there are none. */
export function SkippedNote({ skipped, hasSeparatorLine }: Props) {
  const { linesAbove, emptyColumns, totals } = skipped;
  const t = texts.shared.csvImport.skipped;
  const parts = [
    hasSeparatorLine && t.separator,
    linesAbove > 0 && t.linesAbove({ count: linesAbove }),
    emptyColumns > 0 && t.emptyColumns({ count: emptyColumns }),
    totals.length > 0 && t.totals({ count: totals.length, lines: totals.join(', ') }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Text color="muted" fontSize="sm">
      {t.lead({ parts: parts.join(', ') })}
    </Text>
  );
}
