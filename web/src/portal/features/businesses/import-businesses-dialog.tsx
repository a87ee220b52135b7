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
  type ParsedBusinessFile,
  parseBusinessRows,
} from '@wine-walk/common/rules/businesses/business-import.ts';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { Alert } from '../../kit/alert.tsx';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { BadLines } from '../../shared/csv-import/bad-lines.tsx';
import { CsvFileField, EncodingAlert, useCsvFile } from '../../shared/csv-import/csv-file.tsx';
import { ImportColumns, quoted } from '../../shared/csv-import/import-columns.tsx';
import { categoryLabels } from '../../shared/record-labels.ts';

const columnFields: [BusinessColumn, string][] = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['address', 'Address'],
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
  ['coordinates', 'Latitude and longitude in one column'],
  ['description', 'Description'],
  ['offered', 'Usual offer'],
  ['website', 'Website'],
  ['phone', 'Phone for guests'],
  ['contactPerson', 'Contact person (private)'],
  ['contactPhone', 'Contact phone (private)'],
  ['contactEmail', 'Contact email (private)'],
  ['contactNotes', 'Notes (private)'],
];

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
    (rows: readonly (readonly string[])[], choice?: BusinessColumnChoice) =>
      parseBusinessRows(rows, present, choice),
    [present],
  );
  const { file, isEncodingGuess, problem, choose, chooseColumns } = useCsvFile<
    BusinessColumnChoice,
    ParsedBusinessFile
  >(parse);
  const keyOf = useIdempotencyKey();
  const run = useMutation({
    mutationFn: (added: ParsedBusinessFile['businesses']) => {
      const body = { businesses: added, eventIds: [...eventIds] };
      return staffCall(importBusinesses, { body, idempotencyKey: keyOf(body) });
    },
    onSuccess: ({ added }) => {
      const description = 'You can undo this for a day above the list.';
      showToast({ type: 'success', title: `${countText(added)} added`, description });
      onClose();
    },
  });
  const tooMany = (file?.businesses.length ?? 0) > maxImportedBusinesses;
  return (
    <UnsavedChangesDialog
      isDirty={file !== null && !run.isSuccess}
      isOpen
      size="lg"
      title="Import businesses"
      onClose={() => !run.isPending && onClose()}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" disabled={run.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!file || file.businesses.length === 0 || tooMany}
            loading={run.isPending}
            loadingText="Importing…"
            onClick={() => file && run.mutate(file.businesses)}
          >
            {file ? `Import ${countText(file.businesses.length)}` : 'Import'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="muted" fontSize="sm">
          A CSV file with one business per line: name, category, address, latitude and longitude.
          Contacts stay private. Businesses already here don’t change.
        </Text>
        <CsvFileField problem={problem} onFile={(chosen) => void choose(chosen)} />
        {run.isError && (
          <Alert tone="danger">
            {serverMessage(run.error, 'The import failed.')} Nothing was added. Try again.
          </Alert>
        )}
        {tooMany && (
          <Alert tone="gold">
            Import at most {maxImportedBusinesses} businesses at a time. Split the file.
          </Alert>
        )}
        {file && (
          <FilePreview file={file} isEncodingGuess={isEncodingGuess} onChoose={chooseColumns} />
        )}
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
  const { columns, businesses, present, invalid, missingColumnMessage } = file;
  const more = businesses.length - maxSample;
  return (
    <Stack gap="4" role="region" aria-label="Content of the file">
      {missingColumnMessage ? (
        <Alert tone="gold">{missingColumnMessage}</Alert>
      ) : (
        <Text role="status" fontWeight="600">
          {businesses.length} new, {present.length} already here, {invalid.length} bad
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
          {more > 0 && <Text as="li">and {more} more</Text>}
        </Stack>
      )}
      {invalid.length > 0 && (
        <BadLines bad={invalid} labels={columns.labels} repeat="No business is added twice." />
      )}
    </Stack>
  );
}

function columnsText({ columns: { labels, indexes } }: ParsedBusinessFile): string {
  const found = columnFields.flatMap(([field, label]) => {
    const index = indexes[field];
    return index === null ? [] : `${label} from ${quoted(labels[index] ?? '')}`;
  });
  return `${found.join(', ')}.`;
}

/** True if a column that every business needs was not found. */
function isLacking({ columns: { indexes } }: ParsedBusinessFile): boolean {
  const { name, category, address, latitude, longitude, coordinates } = indexes;
  const hasNoPlace = coordinates === null && (latitude === null || longitude === null);
  return hasNoPlace || [name, category, address].includes(null);
}

function countText(count: number): string {
  return count === 1 ? '1 business' : `${count} businesses`;
}
