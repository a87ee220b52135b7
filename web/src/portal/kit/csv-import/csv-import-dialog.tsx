import { Stack, Text } from '@chakra-ui/react';
import type { ParsedCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';
import { UnsavedChangesDialog } from '../forms/unsaved-changes-dialog.tsx';
import { useUnsavedChangesWarning } from '../forms/use-unsaved-changes-warning.ts';
import { CsvFileField, useCsvFile } from './csv-file.tsx';
import type { CsvImportKind } from './csv-kind.ts';
import { CsvPreview } from './csv-preview.tsx';
import { type AnyLines, type RecordOf, useCsvRun } from './use-csv-run.ts';

interface Props<F extends string, L extends AnyLines, A, I> {
  kind: CsvImportKind<F, L, A, I>;
  onClose: () => void;
}

/** Imports the records of a CSV file after a preview. */
export function CsvImportDialog<F extends string, L extends AnyLines, A, I = RecordOf<L>>({
  kind,
  onClose,
}: Props<F, L, A, I>) {
  const { file, isEncodingGuess, hasSeparatorLine, problem, choose, chooseColumns } = useCsvFile(
    kind.parse,
  );
  const { run, start, reset } = useCsvRun<L, A, I>({
    ...kind,
    onSuccess: (done) => {
      if (!kind.onSuccess) return;
      kind.onSuccess(done);
      onClose();
    },
  });
  const isRunning = run?.status === 'running';
  const isResultShown = run?.status === 'done' && !kind.onSuccess;
  const isPreviewShown = !run || !kind.progress;
  const blocker = file ? kind.blocker?.(file) : undefined;
  useUnsavedChangesWarning(isRunning);
  return (
    <UnsavedChangesDialog
      isDirty={file !== null && (run === null || (!kind.progress && run.status === 'failed'))}
      size="lg"
      title={kind.texts.title}
      onClose={() => !isRunning && onClose()}
      footer={
        isResultShown ? (
          <>
            {kind.resultButtons?.(run)}
            <Button onClick={onClose}>{texts.shared.csvImport.done}</Button>
          </>
        ) : (
          <>
            <Button variant="ghost" colorPalette="gray" disabled={isRunning} onClick={onClose}>
              {texts.kit.cancel}
            </Button>
            <Button
              disabled={
                !file || kind.partsOf(file).length === 0 || blocker !== undefined || kind.isWaiting
              }
              loading={isRunning}
              loadingText={texts.shared.csvImport.importing}
              onClick={() => file && void start(file)}
            >
              {importLabel(kind, file, run?.status === 'failed')}
            </Button>
          </>
        )
      }
    >
      <Stack gap="4">
        {isPreviewShown && (
          <>
            {!file &&
              kind.texts.leads.map((lead) => (
                <Text key={lead} color="muted" fontSize="sm">
                  {lead}
                </Text>
              ))}
            <CsvFileField
              problem={problem}
              onFile={(chosen) => {
                reset();
                kind.onFile?.();
                void choose(chosen);
              }}
            />
            {kind.options}
          </>
        )}
        {run && kind.progress?.(run)}
        {run?.status === 'failed' && (
          <Alert tone="danger">{kind.texts.failed(run.error, run.sent)}</Alert>
        )}
        {blocker && <Alert tone="gold">{blocker}</Alert>}
        {file && isPreviewShown && (
          <CsvPreview
            kind={kind}
            file={file}
            isEncodingGuess={isEncodingGuess}
            hasSeparatorLine={hasSeparatorLine}
            onChoose={chooseColumns}
          />
        )}
      </Stack>
    </UnsavedChangesDialog>
  );
}

function importLabel<F extends string, L extends AnyLines, A, I>(
  { texts: kindTexts }: CsvImportKind<F, L, A, I>,
  file: ParsedCsv<F, L> | null,
  isInterrupted: boolean,
): string {
  if (!file) return texts.shared.csvImport.import;
  const label = kindTexts.importCount(file);
  return isInterrupted ? (kindTexts.continue ?? label) : label;
}
