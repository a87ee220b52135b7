import {
  type AdminBusiness,
  importBusinesses,
  maxImportedBusinesses,
} from '@wine-walk/common/api/businesses.ts';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { listShopPages } from '@wine-walk/common/api/shops.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import { type CsvColumns, parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import type { BusinessColumn } from '@wine-walk/common/rules/businesses/business-columns.ts';
import {
  type BusinessLineProblem,
  type BusinessLines,
  businessFile,
} from '@wine-walk/common/rules/businesses/business-import.ts';
import { useCallback, useState } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { CsvImportDialog } from '../../kit/csv-import/csv-import-dialog.tsx';
import { type CsvParser, foundColumns } from '../../kit/csv-import/csv-kind.ts';
import { fieldProblemsText } from '../../kit/csv-import/field-problems-text.ts';
import { quoted } from '../../kit/csv-import/import-columns.tsx';
import { inParts } from '../../kit/csv-import/use-csv-run.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { categoryLabels } from '../../shared/records/record-labels.ts';
import { texts } from '../../texts/texts.ts';
import { ImportPictures, pictureErrorText, useImportPictures } from './import-pictures.tsx';

const columnFields = Object.entries(texts.businesses.importDialog.columns) as [
  BusinessColumn,
  string,
][];

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
  const parse = useCallback<CsvParser<BusinessColumn, BusinessLines>>(
    (rows, choice) => parseCsv(businessFile, rows, present, choice),
    [present],
  );
  const t = texts.businesses.importDialog;
  const pictures = useImportPictures();
  const { refetch } = useApiCache();
  return (
    <CsvImportDialog<BusinessColumn, BusinessLines, ResponseOf<typeof importBusinesses>>
      kind={{
        texts: {
          title: t.title,
          leads: [t.lead],
          importCount: ({ records: { length } }) => t.importCount({ count: length }),
          missingColumn: t.nameMissing,
          repeat: t.repeat,
          failed: (error) =>
            `${pictureErrorText(error) ?? staffMessage(error, t.failed)} ${t.nothingAdded}`,
        },
        fields: columnFields,
        parse,
        countsText: ({ records, present: { length }, invalid }) =>
          t.counts({ added: records.length, present: length, invalid: invalid.length }),
        columnsText: (columns) =>
          foundColumns(columns, columnFields, ({ field, column }) =>
            t.from({ field, column: quoted(column) }),
          ),
        isLacking,
        sampleSize: 5,
        sampleText: ({ name, category, address }) => [name, categoryLabels[category], address],
        problemText,
        partsOf: ({ records }) => inParts(records, maxImportedBusinesses),
        send: async (_, { lines, call }) => {
          const body = { businesses: await pictures.store(lines), eventIds: [...eventIds] };
          return call(importBusinesses, { body });
        },
        onSettled: () => void refetch(listChanges, listShopPages),
        onSuccess: ({ answers }) =>
          showToast({
            type: 'success',
            title: t.added({ count: answers.reduce((sum, { added }) => sum + added, 0) }),
            description: t.undoHint,
          }),
        blocker: ({ records }) =>
          records.length > maxImportedBusinesses
            ? t.tooMany({ max: maxImportedBusinesses })
            : undefined,
        extra: (lines) => <ImportPictures pictures={pictures} lines={lines} />,
      }}
      onClose={onClose}
    />
  );
}

function problemText(problem: BusinessLineProblem): string {
  const { problems, columns } = texts.businesses.importDialog;
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
      return fieldProblemsText(problem.fields, columns);
  }
}

/** True if a column that every business needs was not found. */
function isLacking({ indexes }: CsvColumns<BusinessColumn>): boolean {
  const { name, category, address, latitude, longitude, coordinates } = indexes;
  const hasNoPlace = coordinates === null && (latitude === null || longitude === null);
  return hasNoPlace || [name, category, address].includes(null);
}
