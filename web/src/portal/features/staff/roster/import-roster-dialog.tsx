import { Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  addVolunteers,
  maxVolunteersPerCommit,
  type Volunteer,
} from '@wine-walk/common/api/staff/volunteers.ts';
import { clockRangeText } from '@wine-walk/common/lib/clock-range.ts';
import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import {
  rosterFile,
  type VolunteerColumn,
  type VolunteerLineProblem,
  type VolunteerLines,
} from '@wine-walk/common/rules/volunteers/volunteer-import.ts';
import { useCallback, useState } from 'react';
import { FormField } from '../../../../ui/form-field.tsx';
import { showToast } from '../../../../ui/toaster.tsx';
import { CsvImportDialog } from '../../../kit/csv-import/csv-import-dialog.tsx';
import { type CsvParser, foundColumns } from '../../../kit/csv-import/csv-kind.ts';
import { fieldProblemsText } from '../../../kit/csv-import/field-problems-text.ts';
import { inParts } from '../../../kit/csv-import/use-csv-run.ts';
import { staffLocale } from '../../../kit/format.ts';
import { Select } from '../../../kit/forms/select.tsx';
import { staffMessage } from '../../../session/portal-texts.ts';
import { texts } from '../../../texts/texts.ts';

const fieldOrder = ['name', 'phone', 'email', 'task', 'station', 'from', 'to'] as const;
const columnFields = fieldOrder.map((column): [VolunteerColumn, string] => [
  column,
  texts.staff.roster.fields[column],
]);

interface Props {
  eventId: string;
  roster: readonly Volunteer[];
  businesses: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}

/** Imports a roster from a CSV file after a preview. */
export function ImportRosterDialog({ eventId, roster, businesses, onDone, onClose }: Props) {
  const t = texts.staff.roster.importDialog;
  // People of the file itself, who arrive after it was sent, are new until a file is chosen again.
  const [sentWith, setSentWith] = useState<readonly Volunteer[] | null>(null);
  const present = sentWith ?? roster;
  const [importId] = useState(() => crypto.randomUUID());
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const parse = useCallback<CsvParser<VolunteerColumn, VolunteerLines>>(
    (rows, choice) =>
      parseCsv(rosterFile, rows, { present, stations: businesses, choices }, choice),
    [present, businesses, choices],
  );
  return (
    <CsvImportDialog<VolunteerColumn, VolunteerLines, ResponseOf<typeof addVolunteers>>
      kind={{
        texts: {
          title: texts.staff.roster.import,
          leads: [t.lead],
          importCount: ({ records: { length } }) => t.importCount({ count: length }),
          repeat: t.repeat,
          failed: (error, sent) =>
            t.stoppedAfter({ reason: staffMessage(error, t.stopped), count: sent }),
        },
        fields: columnFields,
        parse,
        countsText: ({ records, present: { length }, invalid, stations }) =>
          countUndecided(stations) > 0
            ? undefined
            : t.counts({ added: records.length, present: length, bad: invalid.length }),
        columnsText: (columns) => foundColumns(columns, columnFields, t.found),
        isLacking: ({ indexes }) => indexes.name === null,
        sampleSize: 5,
        sampleText: ({ name, task, from, to }) => [
          name,
          task,
          clockRangeText(from, to, staffLocale()),
        ],
        problemText,
        partsOf: ({ records }) => inParts(records, maxVolunteersPerCommit),
        onFile: () => setSentWith(null),
        send: (records, { call }) => {
          setSentWith(present);
          const body = { eventId, volunteers: [...records], importId };
          return call(addVolunteers, { body });
        },
        onSettled: onDone,
        blocker: ({ stations }) => {
          const open = countUndecided(stations);
          return open > 0 ? t.unknownStations({ count: open }) : undefined;
        },
        decisions: (lines) => (
          <RosterDecisions
            lines={lines}
            businesses={businesses}
            onChoose={(key, choice) => setChoices((before) => ({ ...before, [key]: choice }))}
          />
        ),
        onSuccess: ({ total }) =>
          showToast({
            type: 'success',
            title: t.added({ count: total }),
            description: t.undoHint,
          }),
      }}
      onClose={onClose}
    />
  );
}

const countUndecided = (stations: VolunteerLines['stations']) =>
  stations.filter(({ choice }) => choice === null).length;

interface DecisionsProps {
  lines: VolunteerLines;
  businesses: readonly { id: string; name: string }[];
  onChoose: (key: string, choice: string) => void;
}

/** Places of unknown stations for the admin to choose, and the number of shifts without a volunteer. */
function RosterDecisions({ lines, businesses, onChoose }: DecisionsProps) {
  const { desk, importDialog: t } = texts.staff.roster;
  return (
    <>
      {lines.openShifts > 0 && (
        <Text color="muted" fontSize="sm">
          {t.openShifts({ count: lines.openShifts })}
        </Text>
      )}
      {lines.stations.map(({ key, name, lines: count, choice }) => (
        <FormField key={key} label={t.station({ station: name, lines: t.lines({ count }) })}>
          <Select
            size={{ base: 'md', md: 'sm' }}
            value={choice ?? ''}
            onChange={(next) => onChoose(key, next)}
          >
            {choice === null && <option value="">{t.chooseStation}</option>}
            <option value="desk">{desk}</option>
            {businesses.map((business) => (
              <option key={business.id} value={business.id}>
                {business.name}
              </option>
            ))}
          </Select>
        </FormField>
      ))}
    </>
  );
}

function problemText(problem: VolunteerLineProblem): string {
  const { fields, importDialog } = texts.staff.roster;
  switch (problem.kind) {
    case 'repeated':
      return importDialog.problems.repeated({ name: problem.name, line: problem.line });
    case 'invalid':
      return fieldProblemsText(problem.fields, fields);
  }
}
