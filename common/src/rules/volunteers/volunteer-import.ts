import { issueSentence } from '../../api/issue-sentence.ts';
import { type NewVolunteer, newVolunteer } from '../../api/volunteers.ts';
import {
  columnCount,
  columnLabels,
  extractCells,
  findColumn,
  type InvalidLine,
  normalizeHeader,
  numberRows,
} from '../../lib/csv-columns.ts';

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

type Indexes = Record<VolunteerColumn, number | null>;

const columnNames = Object.keys(columnAliases) as VolunteerColumn[];

export interface VolunteerColumns {
  /** Column names: cells of the first row; empty for a column without a name. */
  labels: readonly string[];
  /** True if the first row names the columns; otherwise it is a volunteer. */
  hasHeader: boolean;
  indexes: Indexes;
}

/** Columns chosen by the user. */
export type VolunteerColumnChoice = Pick<VolunteerColumns, 'hasHeader' | 'indexes'>;

export interface ParsedRoster {
  columns: VolunteerColumns;
  /** Valid people who are not on the roster yet, in the file's order. */
  volunteers: NewVolunteer[];
  /** Names of people who are on the roster with the same start. */
  present: string[];
  invalid: InvalidVolunteerLine[];
}

/** Line that is not imported. */
export interface InvalidVolunteerLine extends Omit<InvalidLine, 'message'> {
  problem: VolunteerLineProblem;
}

/** Reason why a line is not imported. */
export type VolunteerLineProblem =
  | { kind: 'unknown-station'; station: string }
  | { kind: 'repeated'; name: string; line: number }
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

/**
 * Parses rows of a CSV file (cells from Papa Parse, empty lines included) into volunteers and invalid lines. A person
 * who is on the roster already is left out, so that the same file can be imported again. `problem`: reason why no row can be read.
 *
 * @param choice columns chosen by the user.
 */
export function parseRosterRows(
  rows: readonly (readonly string[])[],
  { present, stations }: RosterContext,
  choice?: VolunteerColumnChoice,
): ParsedRoster | { problem: 'empty' } {
  const numbered = numberRows(rows);
  const [first] = numbered;
  if (!first) return { problem: 'empty' };
  const columns = columnsOf(first.cells, columnCount(numbered), choice);
  const file: ParsedRoster = { columns, volunteers: [], present: [], invalid: [] };
  const known = new Set(present.map(keyOf));
  const stationIds = new Map(stations.map(({ id, name }) => [normalizeHeader(name), id]));
  const lines = new Map<string, number>();
  for (const { line, cells } of columns.hasHeader ? numbered.slice(1) : numbered) {
    const read = readVolunteer(extractCells(cells, columns.indexes), stationIds);
    if ('problem' in read) {
      file.invalid.push({ line, cells, problem: read.problem });
      continue;
    }
    const key = keyOf(read);
    const twin = lines.get(key);
    if (twin !== undefined)
      file.invalid.push({
        line,
        cells,
        problem: { kind: 'repeated', name: read.name, line: twin },
      });
    else if (known.has(key)) file.present.push(read.name);
    else {
      lines.set(key, line);
      file.volunteers.push(read);
    }
  }
  return file;
}

const keyOf = ({ name, from }: Pick<NewVolunteer, 'name' | 'from'>) =>
  `${normalizeHeader(name) || name} ${from}`;

function columnsOf(
  cells: readonly string[],
  width: number,
  choice: VolunteerColumnChoice | undefined,
): VolunteerColumns {
  if (choice) return { ...choice, labels: columnLabels(cells, width, choice.hasHeader) };
  const header = cells.map(normalizeHeader);
  const places = columnNames.map((column) => findColumn(columnAliases[column], header));
  const hasHeader = places.filter((place) => place !== null).length > 1;
  const indexes = Object.fromEntries(
    // Without names, the columns have the order of the form.
    columnNames.map((column, at) => [column, hasHeader ? places[at] : at < width ? at : null]),
  ) as Indexes;
  return { labels: columnLabels(cells, width, hasHeader), hasHeader, indexes };
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
