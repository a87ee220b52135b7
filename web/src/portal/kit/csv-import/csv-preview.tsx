import { Stack, Text } from '@chakra-ui/react';
import type { ColumnChoice, ParsedCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { format } from '../format.ts';
import { BadLines } from './bad-lines.tsx';
import { EncodingAlert } from './csv-file.tsx';
import type { CsvImportKind } from './csv-kind.ts';
import { LeftOutLines, ReducedLines } from './folded-lines.tsx';
import { ImportColumns } from './import-columns.tsx';

import { SkippedNote } from './skipped-parts.tsx';
import type { AnyLines } from './use-csv-run.ts';

interface Props<F extends string, L extends AnyLines, A, I> {
  kind: CsvImportKind<F, L, A, I>;
  file: ParsedCsv<F, L>;
  /** True if the characters may have been misread. */
  isEncodingGuess: boolean;
  /** True if the first line names the delimiter. */
  hasSeparatorLine: boolean;
  onChoose: (choice: ColumnChoice<F>) => void;
}

/** Content of a file: columns, first records, and each invalid line with its problem. */
export function CsvPreview<F extends string, L extends AnyLines, A, I>({
  kind,
  file,
  isEncodingGuess,
  hasSeparatorLine,
  onChoose,
}: Props<F, L, A, I>) {
  const { columns, records, invalid, isColumnMissing } = file;
  const counts = kind.countsText(file);
  const more = records.length - kind.sampleSize;
  const isLeftOut = ({ problem }: L['invalid'][number]) => kind.isLeftOut?.(problem) ?? false;
  const withMessage = ({ problem, line, cells }: L['invalid'][number]) => ({
    line,
    cells,
    message: kind.problemText(problem),
  });
  const bad = invalid.filter((line) => !isLeftOut(line));
  return (
    <>
      <Stack gap="4" role="region" aria-label={texts.shared.csvImport.content}>
        {isColumnMissing ? (
          <Alert tone="gold">{kind.texts.missingColumn}</Alert>
        ) : (
          counts && (
            <Text role="status" fontWeight="600">
              {counts}
            </Text>
          )
        )}
        {isEncodingGuess && <EncodingAlert />}
        {!isColumnMissing && kind.decisions?.(file)}
        <SkippedNote skipped={file.skipped} hasSeparatorLine={hasSeparatorLine} />
        <ImportColumns
          columns={columns}
          fields={kind.fields}
          text={kind.columnsText(columns)}
          isLacking={kind.isLacking(columns)}
          onChoose={onChoose}
        />
        {records.length > 0 && (
          <Stack as="ul" gap="0.5" listStyleType="none" color="muted" fontSize="sm">
            {records.slice(0, kind.sampleSize).map((record, index) => (
              // The records stay in the file's order.
              <Text as="li" key={index} overflowWrap="anywhere">
                {joinFacts(kind.sampleText(record))}
              </Text>
            ))}
            {more > 0 && (
              <Text as="li">{texts.shared.csvImport.more({ count: format.number(more) })}</Text>
            )}
          </Stack>
        )}
        <ReducedLines lines={file.reduced} nameOf={(field) => fieldName(kind.fields, field)} />
        <LeftOutLines lines={invalid.filter(isLeftOut).map(withMessage)} />
        {bad.length > 0 && (
          <BadLines bad={bad.map(withMessage)} labels={columns.labels} repeat={kind.texts.repeat} />
        )}
      </Stack>
      {records.length > 0 && kind.extra?.(file)}
    </>
  );
}

function fieldName(fields: readonly (readonly [string, string])[], field: string): string {
  return fields.find(([key]) => key === field)?.[1] ?? field;
}
