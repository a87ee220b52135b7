import { issueSentence } from '../../api/issue-sentence.ts';
import { type NewVolunteer, newVolunteer } from '../../api/volunteers.ts';
import { findColumn, normalizeHeader } from '../../lib/csv-columns.ts';
import {
  type ColumnChoice,
  type ColumnIndexes,
  type CsvKind,
  type ReadLines,
  type RepeatedLine,
  readEachLine,
} from '../../lib/csv-table.ts';

/** Spellings of each column's name as `normalizeHeader` returns them, most specific first. */
const columnAliases = {
  name: [
    'fullname',
    'volunteername',
    'volunteer',
    'name',
    'nombrecompleto',
    'nombre',
    'voluntario',
  ],
  phone: ['phonenumber', 'phone', 'mobile', 'cell', 'telefono', 'celular'],
  email: ['emailaddress', 'email', 'mail', 'correo', 'courriel'],
  task: ['role', 'task', 'job', 'position', 'tarea', 'puesto'],
  station: ['station', 'place', 'location', 'post', 'shop', 'business', 'lugar', 'negocio'],
  from: ['starttime', 'start', 'from', 'begins', 'desde', 'inicio'],
  to: ['endtime', 'end', 'to', 'until', 'ends', 'hasta', 'fin'],
} as const;

export type VolunteerColumn = keyof typeof columnAliases;

const columnNames = Object.keys(columnAliases) as VolunteerColumn[];

/** Lines of a roster. */
export type VolunteerLines = ReadLines<NewVolunteer, VolunteerLineProblem>;

/** Reason why a line is not imported. */
export type VolunteerLineProblem =
  | { kind: 'unknown-station'; station: string }
  | RepeatedLine
  /** Fields that do not pass the API's schema, with its messages. */
  | { kind: 'invalid'; fields: { name: string; message: string }[] };

/** What a roster is compared with. */
interface RosterContext {
  /** People on the roster. */
  present: readonly Pick<NewVolunteer, 'name' | 'from'>[];
  /** Businesses that are stations. */
  stations: readonly { id: string; name: string }[];
}

/** Words for the desk in lists. */
const deskWords = new Set(['', 'desk', 'registration', 'registrationdesk', 'welcome', 'mesa']);

/** Rosters. A person who is on the roster with the same start is left out. */
export const rosterFile: CsvKind<VolunteerColumn, VolunteerLines, RosterContext> = {
  detect: detectVolunteerColumns,
  lacksColumn: () => false,
  readLines: (lines, { present, stations }) => {
    const stationIds = new Map(stations.map(({ id, name }) => [normalizeHeader(name), id]));
    return readEachLine(lines, {
      read: (fields) => readVolunteer(fields, stationIds),
      keyOf,
      isSame: (one, other) => one === other,
      present: present.map(keyOf),
    });
  },
};

const keyOf = ({ name, from }: Pick<NewVolunteer, 'name' | 'from'>) =>
  `${normalizeHeader(name) || name} ${from}`;

function detectVolunteerColumns(
  header: readonly string[],
  width: number,
): ColumnChoice<VolunteerColumn> {
  const places = columnNames.map((column) => findColumn(columnAliases[column], header));
  const hasHeader = places.filter((place) => place !== null).length > 1;
  const indexes = Object.fromEntries(
    // Without names, the columns have the order of the form.
    columnNames.map((column, at) => [column, hasHeader ? places[at] : at < width ? at : null]),
  ) as ColumnIndexes<VolunteerColumn>;
  return { hasHeader, indexes };
}

function readVolunteer(
  { station, from, to, ...cells }: Record<VolunteerColumn, string>,
  stationIds: ReadonlyMap<string, string>,
): NewVolunteer | { problem: VolunteerLineProblem } {
  const place = normalizeHeader(station);
  const businessId = deskWords.has(place) ? null : stationIds.get(place);
  if (businessId === undefined) return { problem: { kind: 'unknown-station', station } };
  const parsed = newVolunteer.safeParse(
    {
      ...cells,
      email: cells.email.toLowerCase(),
      businessId,
      from: clockTime(from),
      to: clockTime(to),
    },
    { error: issueSentence },
  );
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    name: path.join(' '),
    message,
  }));
  return { problem: { kind: 'invalid', fields } };
}

/** Returns a time of day as lists have it, such as 5:30 PM or 17h30, as `17:30`; other text unchanged. */
function clockTime(text: string): string {
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?h?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text);
  if (!found) return text;
  const [, hour = '', minute = '00', half] = found;
  const isLate = half?.toLowerCase() === 'p';
  const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
