import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { type AdminOffer, maxPours, saveOffer } from '@wine-walk/common/api/offers.ts';
import { listShopPages } from '@wine-walk/common/api/shops.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import type { BusinessOffer, Pour } from '@wine-walk/common/model/offers.ts';
import type { PourColumn } from '@wine-walk/common/rules/businesses/pour-columns.ts';
import {
  type AddedOffer,
  type PourLineProblem,
  type PourLines,
  pourFile,
  withAddedOffer,
} from '@wine-walk/common/rules/businesses/pour-import.ts';
import {
  isBusinessListed,
  isInProgress,
  offerImpact,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { useCallback, useState } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { CsvImportDialog } from '../../kit/csv-import/csv-import-dialog.tsx';
import { type CsvParser, foundColumns } from '../../kit/csv-import/csv-kind.ts';
import { fieldProblemsText } from '../../kit/csv-import/field-problems-text.ts';
import { quoted } from '../../kit/csv-import/import-columns.tsx';
import { inParts } from '../../kit/csv-import/use-csv-run.ts';
import { format } from '../../kit/format.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { AttendeeImpactNotice } from '../../shared/attendee-impact-notice.tsx';
import { texts } from '../../texts/texts.ts';
import { offerOf } from './offer-record.ts';

const t = texts.businesses.pourImport;

const columnFields = Object.entries(t.columns) as [PourColumn, string][];

interface Props {
  businesses: readonly AdminBusiness[];
  event: AdminEvent;
  /** Offers saved for the event. */
  offers: readonly AdminOffer[];
  onClose: () => void;
}

/** Imports the pours of an event from a CSV file after a preview: one request for each business. */
export function ImportPoursDialog({ businesses, event, offers, onClose }: Props) {
  // Its own pours, which arrive live, are not those that were there.
  const [present] = useState(() =>
    businesses.map((business) => ({
      businessId: business.id,
      name: business.name,
      isInWalk: isBusinessListed(event, business.id),
      offer: offerOf(business, offers),
    })),
  );
  const parse = useCallback<CsvParser<PourColumn, PourLines>>(
    (rows, choice) => parseCsv(pourFile, rows, present, choice),
    [present],
  );
  const { refetch } = useApiCache();
  const isShown = isInProgress(event, useNow());
  const isActive = ({ businessId }: AddedOffer) =>
    businesses.some(({ id, isActive: active }) => id === businessId && active);
  return (
    <CsvImportDialog<PourColumn, PourLines, BusinessOffer | null>
      kind={{
        texts: {
          title: t.title,
          leads: [t.lead({ event: event.name })],
          importCount: ({ records: { length } }) => t.importCount({ count: length }),
          continue: t.continue,
          missingColumn: t.columnsMissing,
          repeat: t.repeat,
          failed: (error, sent) => `${staffMessage(error, t.failed)} ${t.sent({ sent })}`,
        },
        fields: columnFields,
        parse,
        countsText: ({ records, present: { length }, invalid }) =>
          t.counts({
            shops: records.length,
            pours: records.reduce((sum, { pours }) => sum + pours.length, 0),
            present: length,
            invalid: invalid.length,
          }),
        columnsText: (columns) =>
          foundColumns(columns, columnFields, ({ field, column }) =>
            t.from({ field, column: quoted(column) }),
          ),
        isLacking: ({ indexes: { business, wine } }) => business === null || wine === null,
        sampleSize: 20,
        sampleText: (added) => sampleText(added, event.ticketPrice.currency),
        problemText,
        partsOf: ({ records }) => inParts(records, 1),
        send: async ([added], { call }) => {
          const business = businesses.find(({ id }) => id === added?.businessId);
          if (!added || !business) return null;
          const { id, createdAt: _, updatedAt: __, ...offer } = offerOf(business, offers);
          const body = withAddedOffer(offer, added);
          return body && call(saveOffer, { params: { eventId: event.id, businessId: id }, body });
        },
        onSettled: () => void refetch(listChanges, listShopPages),
        onSuccess: ({ sent }) => showToast({ type: 'success', title: t.saved({ count: sent }) }),
        extra: ({ records }) => {
          const changed = isShown ? records.filter(isActive) : [];
          return (
            changed.length > 0 && (
              <AttendeeImpactNotice
                event={event}
                effects={changed.map(({ name }) => offerImpact(name))}
              />
            )
          );
        },
      }}
      onClose={onClose}
    />
  );
}

/** Returns the additions of a file to a business, with each price as it was read. */
function sampleText({ name, pours, food, withoutAlcohol }: AddedOffer, currency: string): string[] {
  const pourText = ({ wine, bottleCents, isAlcoholFree }: Pour) => {
    const details = [
      bottleCents === null ? '' : format.money({ amountCents: bottleCents, currency }),
      isAlcoholFree ? texts.businesses.pours.alcoholFree : '',
    ].filter(Boolean);
    return details.length > 0 ? t.pour({ wine, details: details.join(', ') }) : wine;
  };
  return [
    name,
    ...pours.map(pourText),
    food && t.food({ food }),
    withoutAlcohol && t.withoutAlcohol({ drink: withoutAlcohol }),
  ];
}

function problemText(problem: PourLineProblem): string {
  const { problems, columns } = t;
  switch (problem.kind) {
    case 'no-business':
      return problems.noBusiness;
    case 'no-wine':
      return problems.noWine;
    case 'unknown-business':
      return problems.unknownBusiness({ name: problem.name });
    case 'not-in-walk':
      return problems.notInWalk({ name: problem.name });
    case 'several-businesses':
      return problems.severalBusinesses({ name: problem.name });
    case 'unclear-price':
      return problems.unclearPrice({ price: problem.price });
    case 'too-many':
      return problems.tooMany({ max: maxPours });
    case 'repeated':
      return problems.repeated({ name: problem.name, line: problem.line });
    case 'invalid':
      return fieldProblemsText(problem.fields, columns);
  }
}
