import { Flex } from '@chakra-ui/react';
import { listAdminBusinesses } from '@wine-walk/common/api/businesses.ts';
import { type ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { exportCheckIns } from '@wine-walk/common/api/results.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { BookOpenText, Download } from 'lucide-react';
import type { Api } from '../../../platform/api/api-client.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { downloadCsv } from '../../../platform/device/file.ts';
import { Button } from '../../../ui/button.tsx';
import { asCsv } from '../../kit/as-csv.ts';
import { SectionCard } from '../../kit/section-card.tsx';
import { readPages } from '../../shared/read-pages.ts';
import { texts } from '../../texts/texts.ts';

type Rows = ResponseOf<typeof exportCheckIns>['rows'];

const columnNames = ['time', 'shop', 'state', 'way', 'distance'] as const;

async function readAll(eventId: string, call: Api): Promise<Rows> {
  const pages = await readPages((from) => call(exportCheckIns, { body: { eventId, ...from } }));
  return pages.flatMap(({ rows }) => rows);
}

/** Returns check-ins as CSV, one line each. */
export function checkInsCsv(rows: Rows, names: ReadonlyMap<string, string>): string {
  const { columns } = texts.results.data;
  return asCsv(
    columnNames.map((name) => columns[name]),
    rows.map(({ capturedAt, businessId, state, way, distanceMeters }) => [
      capturedAt,
      names.get(businessId) ?? businessId,
      state,
      way,
      distanceMeters ?? '',
    ]),
  );
}

/** Returns the meaning of the columns of `checkInsCsv` as CSV. */
export function dictionaryCsv(): string {
  const { data: t } = texts.results;
  return asCsv(
    [t.column, t.meaning, t.values],
    columnNames.map((name) => [t.columns[name], t.meanings[name], t.valuesOf[name]]),
  );
}

/** Files with the check-ins of an event without people, and with the meaning of their columns. */
export function CheckInsExport({ event }: { event: AdminEvent }) {
  const { data: t } = texts.results;
  const save = useCall(
    async (eventId: string, call) => {
      const [rows, businesses] = await Promise.all([
        readAll(eventId, call),
        call(listAdminBusinesses, {}),
      ]);
      const names = new Map(businesses.map(({ id, name }) => [id, name]));
      downloadCsv('wine-walk-check-ins.csv', checkInsCsv(rows, names));
      return rows.length;
    },
    { success: (count) => t.exported({ count }), failure: t.failed },
  );
  return (
    <SectionCard title={t.title} lead={t.lead}>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          loading={save.isPending}
          loadingText={t.exporting}
          onClick={() => save.mutate(event.id)}
        >
          <Download aria-hidden="true" />
          {t.checkIns}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => downloadCsv('wine-walk-check-ins-columns.csv', dictionaryCsv())}
        >
          <BookOpenText aria-hidden="true" />
          {t.dictionary}
        </Button>
      </Flex>
    </SectionCard>
  );
}
