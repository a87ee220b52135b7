import { fieldProblemOf, issueCode } from '../../api/contract/field-problem.ts';
import type { FieldProblem } from '../../api/contract/problems.ts';
import { maxTaskLength, type NewVolunteer, newVolunteer } from '../../api/staff/volunteers.ts';
import { parseClockTimes } from '../../lib/clock-times.ts';
import { findColumn, isShortenedNumber, normalizeHeader } from '../../lib/csv/csv-columns.ts';
import {
  type ColumnChoice,
  type ColumnIndexes,
  type CsvKind,
  type CsvLine,
  type ReadLine,
  type ReadLines,
  type RepeatedLine,
  readEachLine,
} from '../../lib/csv/csv-table.ts';
import { cutText } from '../../lib/cut-text.ts';
import { shiftTimes } from './shift-times.ts';

/**
 * Spellings of each column's name as `normalizeHeader` returns them, most specific first. They include the headers of
 * SignUpGenius and helfertool.
 */
const columnAliases = {
  name: [
    'fullname',
    'volunteername',
    'volunteer',
    'name',
    'nombrecompleto',
    'nombre',
    'nome',
    'voluntario',
  ],
  phone: [
    'phonenumber',
    'phone',
    'mobilephone',
    'mobilenumber',
    'mobile',
    'cellphone',
    'cellnumber',
    'cell',
    'telefono',
    'telefone',
    'celular',
    'handynummer',
    'telefon',
  ],
  email: ['emailaddress', 'email', 'mail', 'correo', 'courriel'],
  task: ['role', 'task', 'job', 'item', 'position', 'tarea', 'puesto', 'aufgabe'],
  station: [
    'station',
    'place',
    'location',
    'post',
    'shop',
    'business',
    'lugar',
    'negocio',
    // The task if another column is the station.
    'puesto',
  ],
  from: [
    'starttime',
    'startdatetimemmddyyyy',
    'startdatetime',
    'start',
    'from',
    'begins',
    'desde',
    'inicio',
    'beginn',
  ],
  to: [
    'endtime',
    'enddatetimemmddyyyy',
    'enddatetime',
    'end',
    'to',
    'until',
    'ends',
    'hasta',
    'fin',
    'ende',
  ],
  firstName: ['firstname', 'givenname', 'vorname', 'prenom', 'nombres'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'apellidos', 'apellido'],
  /** Start and end in one cell. */
  shift: ['shift', 'schicht', 'shifttime', 'timeslot', 'turno', 'horario', 'time'],
} as const;

export type VolunteerColumn = keyof typeof columnAliases;

const columnNames = Object.keys(columnAliases) as VolunteerColumn[];

/** Station of a file that is neither the desk nor the name of a business. */
export interface UnknownStation {
  /** Name as written in the file. */
  name: string;
  key: string;
  /** Number of lines. */
  lines: number;
  /** Business, or `desk`; null until the organizer has decided. */
  choice: string | null;
}

/** Lines of a roster. */
export type VolunteerLines = ReadLines<NewVolunteer, VolunteerLineProblem> & {
  stations: UnknownStation[];
  /** Number of shifts without a volunteer. */
  openShifts: number;
};

/** Reason why a line is not imported. */
export type VolunteerLineProblem =
  | RepeatedLine
  /** Fields that do not pass the API's schema. */
  | { kind: 'invalid'; fields: { name: string; problem: FieldProblem }[] };

/** Facts with which a roster is compared. */
interface RosterContext {
  /** People on the roster. */
  present: readonly Pick<NewVolunteer, 'name' | 'from'>[];
  /** Businesses that are stations. */
  stations: readonly { id: string; name: string }[];
  /** Decisions about unknown stations by their key: a business, or `desk`. */
  choices: Readonly<Record<string, string>>;
}

/** Words for the desk in lists. */
const deskWords = new Set(['', 'desk', 'registration', 'registrationdesk', 'welcome', 'mesa']);

/** Rosters. A person who is on the roster with the same start is left out, and so is a shift without a person. */
export const rosterFile: CsvKind<VolunteerColumn, VolunteerLines, RosterContext> = {
  detect: detectVolunteerColumns,
  lacksColumn: () => false,
  readLines: (lines, { present, stations, choices }) => {
    const places = new Map(stations.map(({ id, name }) => [normalizeHeader(name), id]));
    const taken = lines.filter(({ fields }) => isTaken(fields));
    const unknown = unknownStations(taken, places, choices);
    const decided = new Map(unknown.map(({ key, choice }) => [key, choice]));
    const known = taken.filter(({ fields }) => decided.get(stationKey(fields.station)) !== null);
    const file = readEachLine(known, {
      read: (fields) => {
        const key = stationKey(fields.station);
        const place = decided.get(key) ?? places.get(key) ?? 'desk';
        return readVolunteer(fields, place === 'desk' ? null : place);
      },
      keyOf,
      isSame: (one, other) => one === other,
      present: present.map(keyOf),
    });
    return { ...file, stations: unknown, openShifts: lines.length - taken.length };
  },
};

const isTaken = ({ name, firstName, lastName, phone, email }: Cells) =>
  [name, firstName, lastName, phone, email].some((text) => text !== '');

const stationKey = (text: string) => normalizeHeader(text) || text.toLowerCase();

function unknownStations(
  lines: readonly CsvLine<VolunteerColumn>[],
  places: ReadonlyMap<string, string>,
  choices: Readonly<Record<string, string>>,
): UnknownStation[] {
  const byKey = Map.groupBy(lines, ({ fields }) => stationKey(fields.station));
  return [...byKey]
    .filter(([key]) => !deskWords.has(key) && !places.has(key))
    .map(([key, of]) => ({
      name: of[0]?.fields.station ?? '',
      key,
      lines: of.length,
      choice: choices[key] ?? null,
    }));
}

const keyOf = ({ name, from }: Pick<NewVolunteer, 'name' | 'from'>) =>
  `${normalizeHeader(name) || name} ${from}`;

/** Number of the first columns of `columnAliases`, which have the order of the form. */
const formColumns = 7;

function detectVolunteerColumns(
  header: readonly string[],
  width: number,
): ColumnChoice<VolunteerColumn> {
  const station = findColumn(columnAliases.station, header);
  const places = columnNames.map((column) => {
    const place = findColumn(columnAliases[column], header);
    return column === 'task' && place === station ? null : place;
  });
  const hasHeader = places.filter((place) => place !== null).length > 1;
  const indexes = Object.fromEntries(
    // Without names, the columns have the order of the form.
    columnNames.map((column, at) => [
      column,
      hasHeader ? places[at] : at < Math.min(width, formColumns) ? at : null,
    ]),
  ) as ColumnIndexes<VolunteerColumn>;
  return { hasHeader, indexes };
}

type Cells = Record<VolunteerColumn, string>;

/** Texts that a person can come without. */
const optional = ['phone', 'email', 'task', 'from', 'to'] as const;

/** Reads a person. Leaves out unreadable optional texts, unless the person could not be reached without them. */
function readVolunteer(
  { firstName, lastName, shift, station: _, ...cells }: Cells,
  businessId: string | null,
): ReadLine<NewVolunteer, VolunteerLineProblem> {
  const [shiftStart = '', shiftEnd = ''] =
    shiftTimes(shift) ?? shiftTimes(cells.from) ?? timesIn(shift);
  const isShift = shiftTimes(cells.from) !== undefined;
  const [from, to] = parseClockTimes(isShift ? '' : cells.from, cells.to);
  const person = {
    ...cells,
    name: cells.name || `${firstName} ${lastName}`.trim(),
    email: cells.email.toLowerCase(),
    task: shortTask(cells.task),
    businessId,
    // A phone such as 5.58E+12 has lost its digits in a spreadsheet.
    phone: isShortenedNumber(cells.phone) ? '' : cells.phone,
    from: from || shiftStart,
    to: to || shiftEnd,
  };
  const lost = person.phone === cells.phone ? [] : (['phone'] as const);
  const first = newVolunteer.safeParse(person, { error: issueCode });
  if (first.success) return { record: first.data, without: lost };
  const bad = new Set(first.error.issues.map(({ path }) => path[0]));
  const without = optional.filter((field) => bad.has(field) && cells[field] !== '');
  const reduced = { ...person, ...Object.fromEntries(without.map((field) => [field, ''])) };
  const second = newVolunteer.safeParse(reduced, { error: issueCode });
  if (second.success) return { record: second.data, without: [...lost, ...without] };
  const fields = first.error.issues.map((issue) => ({
    name: issue.path.join(' '),
    problem: fieldProblemOf(issue),
  }));
  return { problem: { kind: 'invalid', fields } };
}

/** Items of SignUpGenius can be whole instructions. */
const shortTask = (task: string) =>
  task.length > maxTaskLength ? `${cutText(task, maxTaskLength - 1).trimEnd()}…` : task;

/** Returns the first two times of day in a text that is no range, such as `Fri 27.11.2026, from 17:00, end 21:00`. */
function timesIn(text: string): [from: string, to: string] {
  // No part of a time in UTC.
  const times =
    text.match(
      /(?<![\d:])\b\d{1,2}(?::\d{2}|h\d{2})(?::\d{2})?(?![\d:]|\.?\d*z)(?:\s*[ap]\.?\s?m\.?)?/gi,
    ) ?? [];
  return parseClockTimes(times[0] ?? '', times[1] ?? '');
}
