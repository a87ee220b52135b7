import { Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import {
  type AdminBusiness,
  importBusinesses,
  maxImportedBusinesses,
} from '@wine-walk/common/api/businesses.ts';
import type { BusinessColumn } from '@wine-walk/common/rules/businesses/business-columns.ts';
import {
  type BusinessColumnChoice,
  type BusinessLineProblem,
  type ParsedBusinessFile,
  parseBusinessRows,
} from '@wine-walk/common/rules/businesses/business-import.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { useInvalidateChanges } from '../../kit/changes/use-changes.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { BadLines } from '../../shared/csv-import/bad-lines.tsx';
import { CsvFileField, EncodingAlert, useCsvFile } from '../../shared/csv-import/csv-file.tsx';
import { ImportColumns, quoted } from '../../shared/csv-import/import-columns.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';
import { texts } from '../../texts/texts.ts';
import { ImportPictures, pictureErrorText, useImportPictures } from './import-pictures.tsx';

const columnFields = Object.entries(texts.businesses.importDialog.columns) as [
  BusinessColumn,
  string,
][];

/** Maximum number of businesses named in the preview. */
const maxSample = 5;

interface Props {
  businesses: readonly AdminBusiness[];
  /** Events that the businesses join. */
  eventIds: readonly string[];
  onClose: () => void;
}

/** Imports businesses from a CSV file after a preview. */
export function ImportBusinessesDialog({ businesses, eventIds, onClose }: Props) {
  // Its own businesses, which arrive live, are not those that were there.
  const [present] = useState(businesses);
  const parse = useCallback(
    (rows: readonly (readonly string[])[], choice?: BusinessColumnChoice) => {
      const parsed = parseBusinessRows(rows, present, choice);
      return 'problem' in parsed ? { problem: texts.businesses.importDialog.empty } : parsed;
    },
    [present],
  );
  const { file, isEncodingGuess, problem, choose, chooseColumns } = useCsvFile<
    BusinessColumnChoice,
    ParsedBusinessFile
  >(parse);
  const t = texts.businesses.importDialog;
  const pictures = useImportPictures(file);
  const keyOf = useIdempotencyKey();
  const invalidateChanges = useInvalidateChanges();
  const run = useMutation({
    mutationFn: async (added: ParsedBusinessFile['businesses']) => {
      const body = { businesses: await pictures.store(added), eventIds: [...eventIds] };
      return staffCall(importBusinesses, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: ({ added }) => {
      showToast({ type: 'success', title: t.added({ count: added }), description: t.undoHint });
      invalidateChanges();
      onClose();
    },
  });
  const tooMany = (file?.businesses.length ?? 0) > maxImportedBusinesses;
  return (
    <UnsavedChangesDialog
      isDirty={file !== null && !run.isSuccess}
      isOpen
      size="lg"
      title={t.title}
      onClose={() => !run.isPending && onClose()}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" disabled={run.isPending} onClick={onClose}>
            {texts.kit.cancel}
          </Button>
          <Button
            disabled={!file || file.businesses.length === 0 || tooMany}
            loading={run.isPending}
            loadingText={t.importing}
            onClick={() => file && run.mutate(file.businesses)}
          >
            {file ? t.importCount({ count: file.businesses.length }) : t.import}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          {t.lead}
        </Text>
        <CsvFileField problem={problem} onFile={(chosen) => void choose(chosen)} />
        {run.isError && (
          <Alert tone="danger">
            {pictureErrorText(run.error) ?? serverMessage(run.error, t.failed)} {t.nothingAdded}
          </Alert>
        )}
        {tooMany && <Alert tone="gold">{t.tooMany({ max: maxImportedBusinesses })}</Alert>}
        {file && (
          <FilePreview file={file} isEncodingGuess={isEncodingGuess} onChoose={chooseColumns} />
        )}
        {file && file.businesses.length > 0 && <ImportPictures pictures={pictures} />}
      </Stack>
    </UnsavedChangesDialog>
  );
}

interface FilePreviewProps {
  file: ParsedBusinessFile;
  isEncodingGuess: boolean;
  onChoose: (choice: BusinessColumnChoice) => void;
}

/** Content of a file: columns, first businesses, and each bad line with its problem. */
function FilePreview({ file, isEncodingGuess, onChoose }: FilePreviewProps) {
  const t = texts.businesses.importDialog;
  const { columns, businesses, present, invalid, isNameMissing } = file;
  const more = businesses.length - maxSample;
  return (
    <Stack gap="4" role="region" aria-label={t.content}>
      {isNameMissing ? (
        <Alert tone="gold">{t.nameMissing}</Alert>
      ) : (
        <Text role="status" fontWeight="600">
          {t.counts({ added: businesses.length, present: present.length, invalid: invalid.length })}
        </Text>
      )}
      {isEncodingGuess && <EncodingAlert />}
      <ImportColumns
        columns={columns}
        fields={columnFields}
        text={columnsText(file)}
        isLacking={isLacking(file)}
        onChoose={onChoose}
      />
      {businesses.length > 0 && (
        <Stack as="ul" gap="0.5" listStyleType="none" color="muted" fontSize="sm">
          {businesses.slice(0, maxSample).map(({ name, category, address }) => (
            <Text as="li" key={`${name} ${address}`} overflowWrap="anywhere">
              {[name, categoryLabels[category], address].join(' · ')}
            </Text>
          ))}
          {more > 0 && <Text as="li">{t.more({ count: more })}</Text>}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines
          bad={invalid.map(({ problem, ...line }) => ({ ...line, message: problemText(problem) }))}
          labels={columns.labels}
          repeat={t.repeat}
        />
      )}
    </Stack>
  );
}

function problemText(problem: BusinessLineProblem): string {
  const { problems, columns } = texts.businesses.importDialog;
  const names: Readonly<Record<string, string>> = columns;
  switch (problem.kind) {
    case 'no-coordinates':
      return problems.noCoordinates;
    case 'no-category':
      return problems.noCategory;
    case 'swapped':
      return problems.swapped({ latitude: problem.latitude, longitude: problem.longitude });
    case 'unknown-category':
      return problems.unknownCategory({
        category: problem.category,
        categories: Object.values(categoryLabels).join(', '),
      });
    case 'repeated':
      return problems.repeated({ name: problem.name, line: problem.line });
    case 'invalid':
      return problem.fields
        .map(({ name, message }) => `${names[name] ?? name}: ${texts.translateMessage(message)}`)
        .join(' ');
  }
}

function columnsText({ columns: { labels, indexes } }: ParsedBusinessFile): string {
  const found = columnFields.flatMap(([field, label]) => {
    const index = indexes[field];
    return index === null
      ? []
      : texts.businesses.importDialog.from({ field: label, column: quoted(labels[index] ?? '') });
  });
  return `${found.join(', ')}.`;
}

/** True if a column that every business needs was not found. */
function isLacking({ columns: { indexes } }: ParsedBusinessFile): boolean {
  const { name, category, address, latitude, longitude, coordinates } = indexes;
  const hasNoPlace = coordinates === null && (latitude === null || longitude === null);
  return hasNoPlace || [name, category, address].includes(null);
}
