import { expect, it } from 'vitest';
import type { FieldProblem } from '../../api/contract/problems.ts';
import { parseCsv } from '../../lib/csv/csv-table.ts';
import { rosterFile } from './volunteer-import.ts';

const stations = [{ id: 'vino', name: 'Vino Veritas' }];

function read(
  rows: string[][],
  present: { name: string; from: string }[] = [],
  choices: Record<string, string> = {},
) {
  const file = parseCsv(rosterFile, rows, { present, stations, choices });
  if ('problem' in file) throw new Error(file.problem);
  return file;
}

const header = ['Volunteer', 'Cell', 'E-mail', 'Role', 'Station', 'Start', 'End'];

it('reads names, contacts, tasks, stations and times as lists have them', () => {
  const { records: volunteers, invalid } = read([
    header,
    ['Ana Ruiz', '555-0100', '', 'Welcome', 'Desk', '5:30 PM', '9 pm'],
    ['Zoë Ek', '', 'Zoe@Example.com', '', 'vino veritas', '17h30', ''],
  ]);
  expect(invalid).toEqual([]);
  expect(volunteers).toEqual([
    {
      name: 'Ana Ruiz',
      phone: '555-0100',
      email: '',
      task: 'Welcome',
      businessId: null,
      from: '17:30',
      to: '21:00',
    },
    {
      name: 'Zoë Ek',
      phone: '',
      email: 'zoe@example.com',
      task: '',
      businessId: 'vino',
      from: '17:30',
      to: '',
    },
  ]);
});

it.each([
  ['no contact', ['Ana Ruiz', '', '', '', '', '', ''], 'phone'],
  ['no name', ['', '555-0100', '', '', '', '', ''], 'name'],
  ['an invalid email', ['Ana Ruiz', '', 'ana', '', '', '', ''], 'email'],
])('rejects a line with %s', (_, cells, name) => {
  const { invalid, records: volunteers } = read([header, cells]);
  expect(volunteers).toEqual([]);
  const fields = [
    {
      name,
      problem: expect.objectContaining({ code: expect.any(String) as string }) as FieldProblem,
    },
  ];
  expect(invalid).toEqual([{ line: 2, cells, problem: { kind: 'invalid', fields } }]);
});

it('asks where an unknown station is', () => {
  const lines = ['Ana Ruiz', 'Ben Marsh'].map((name) => [
    name,
    '555-0100',
    '',
    '',
    'Moon Bar',
    '',
    '',
  ]);
  const file = read([header, ...lines]);
  expect([file.records, file.invalid]).toEqual([[], []]);
  expect(file.stations).toEqual([{ name: 'Moon Bar', key: 'moonbar', lines: 2, choice: null }]);
  const decided = read([header, ...lines], [], { moonbar: 'vino' });
  expect(decided.records.map(({ businessId }) => businessId)).toEqual(['vino', 'vino']);
  expect(read([header, ...lines], [], { moonbar: 'desk' }).records[0]?.businessId).toBeNull();
});

it.each([
  ['the station beside a task', ['Tarea', 'Puesto'], ['Copas', 'Vino Veritas'], ['Copas', 'vino']],
  ['the station alone', ['Turno', 'Puesto'], ['', 'Vino Veritas'], ['', 'vino']],
  ['the task beside a station', ['Puesto', 'Lugar'], ['Copas', 'Vino Veritas'], ['Copas', 'vino']],
])('reads a column Puesto as %s', (_, columns, cells, [task, businessId]) => {
  const file = read([
    ['Nombre', 'Teléfono', ...columns],
    ['Ana Ruiz', '555-0100', ...cells],
  ]);
  expect(file.records).toMatchObject([{ name: 'Ana Ruiz', task, businessId }]);
});

it.each([
  ['email', ['Ana Ruiz', '555-0100', 'ana@', '', '', '17:30', '']],
  ['phone', ['Ana Ruiz', '5'.repeat(50), 'ana@x.org', '', '', '17:30', '']],
  ['task', ['Ana Ruiz', '555-0100', '', 'Pour\u0007', '', '', '']],
  ['from', ['Ana Ruiz', '555-0100', '', '', '', '25:00', '']],
])('imports a line without a bad %s, and lists it', (field, cells) => {
  const file = read([header, cells]);
  expect(file.records).toMatchObject([{ name: 'Ana Ruiz', [field]: '' }]);
  expect(file.reduced).toEqual([{ line: 2, cells, without: [field] }]);
});

it('shortens a task that is a whole instruction', () => {
  const task = 'Greeter: please come 15 minutes early and bring a flashlight and a vest';
  const { records, reduced } = read([header, ['Ana Ruiz', '555-0100', '', task, '', '', '']]);
  expect(records).toMatchObject([
    { task: 'Greeter: please come 15 minutes early and bring a flashligh…' },
  ]);
  expect(reduced).toEqual([]);
});

it('reads SignUpGenius: names in two columns, dates in the cells of the times, open slots', () => {
  const genius = [
    ['Wine Walk volunteers'],
    [
      'Sign Up',
      'Start Date/Time (mm/dd/yyyy)',
      'End Date/Time (mm/dd/yyyy)',
      'Location',
      'Qty',
      'Item',
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      'PhoneType',
    ],
    [
      'Walk',
      '11/27/2026 5:00 PM',
      '11/27/2026 9:00 PM',
      'Vino Veritas',
      '1',
      'Greeter',
      'Gwen',
      'Field',
      'gwen@x.org',
      '540-555-0190',
      'Mobile',
    ],
    [
      'Walk',
      '11/27/2026 9:00 PM',
      '11/28/2026 12:30 AM',
      'Vino Veritas',
      '1',
      'Glasses',
      'Hal',
      'Field',
      '',
      '540-555-0191',
      'Mobile',
    ],
    [
      'Walk',
      '11/27/2026 5:00 PM',
      '11/27/2026 9:00 PM',
      'Vino Veritas',
      '1',
      'Greeter',
      '',
      '',
      '',
      '',
      'Mobile',
    ],
  ];
  const file = read(genius);
  expect(file.records).toEqual([
    {
      name: 'Gwen Field',
      phone: '540-555-0190',
      email: 'gwen@x.org',
      task: 'Greeter',
      businessId: 'vino',
      from: '17:00',
      to: '21:00',
    },
    {
      name: 'Hal Field',
      phone: '540-555-0191',
      email: '',
      task: 'Glasses',
      businessId: 'vino',
      from: '21:00',
      to: '00:30',
    },
  ]);
  expect([file.openShifts, file.invalid, file.skipped.linesAbove]).toEqual([1, [], 1]);
});

it('reads helfertool: German names of columns and a shift in one cell', () => {
  const file = read([
    ['Vorname', 'Nachname', 'E-Mail', 'Handynummer', 'Job', 'Schicht'],
    ['Uwe', 'Punkt', 'uwe@x.org', '0151 555', 'Einlass', 'Fr 27.11.2026, 17:00 - 21:00'],
  ]);
  expect(file.records).toMatchObject([
    { name: 'Uwe Punkt', phone: '0151 555', task: 'Einlass', from: '17:00', to: '21:00' },
  ]);
});

it.each([
  ['3:30-8', '15:30', '20:00'],
  ['5–9', '17:00', '21:00'],
  ['5-9 pm', '17:00', '21:00'],
  ['11-2pm', '11:00', '14:00'],
  ['9:00 to 1', '09:00', '13:00'],
  ['17-21', '17:00', '21:00'],
  ['9pm-12:30am', '21:00', '00:30'],
  ['9-12 am', '21:00', '00:00'],
  ['8:30-12:30 am', '20:30', '00:30'],
  ['9-1 am', '21:00', '01:00'],
  ['12-1 am', '00:00', '01:00'],
  ['8-11 am', '08:00', '11:00'],
  ['9-12 pm', '09:00', '12:00'],
  ['9pm-1', '21:00', '01:00'],
  ['6pm-9', '18:00', '21:00'],
  ['6pm-12', '18:00', '00:00'],
  ['9am-1', '09:00', '13:00'],
  ['5-1', '17:00', '01:00'],
  ['Sat 11/28/2026 3:30-8', '15:30', '20:00'],
  ['2026-11-28 17h30 - 21h', '17:30', '21:00'],
  ['Fr 27.11.2026, 17:00 - 21:00', '17:00', '21:00'],
  ['5:30 PM', '17:30', ''],
])('reads the shift %j', (shift, from, to) => {
  for (const column of ['Shift', 'Start']) {
    const file = read([
      ['Name', 'Phone', column],
      ['Ana Ruiz', '555-0100', shift],
    ]);
    expect([column, file.reduced]).toEqual([column, []]);
    expect(file.records).toMatchObject([{ from, to }]);
  }
});

it.each([
  ['5:00', '9:00', '17:00', '21:00'],
  ['11/27/2026 5:00', '11/27/2026 9:00', '17:00', '21:00'],
  ['9', '1', '09:00', '13:00'],
  ['5', '9 pm', '17:00', '21:00'],
  ['9 pm', '1', '21:00', '01:00'],
  ['10:00', '11:00 PM', '10:00', '23:00'],
  ['7:00', '17:00', '07:00', '17:00'],
  ['05:00', '9:00', '05:00', '09:00'],
  ['5:00:00', '9:00:00', '05:00', '09:00'],
  ['5:30', '', '17:30', ''],
  ['', '9:30', '', '09:30'],
])('reads a shift that starts at %j and ends at %j', (start, end, from, to) => {
  const file = read([
    ['Name', 'Phone', 'Start', 'End'],
    ['Ana Ruiz', '555-0100', start, end],
  ]);
  expect(file.reduced).toEqual([]);
  expect(file.records).toMatchObject([{ from, to }]);
});

it('reads two times in one cell that is no range', () => {
  const file = read([
    ['Name', 'Phone', 'Shift'],
    ['Ana Ruiz', '555-0100', 'Start 5:00, end 9:00'],
  ]);
  expect(file.records).toMatchObject([{ from: '17:00', to: '21:00' }]);
});

it('leaves out times in UTC, which are not those of the walk', () => {
  const file = read([
    ['Name', 'Phone', 'Start', 'End'],
    ['Ana Ruiz', '555-0100', '2026-11-27T22:00:00Z', '2026-11-28T02:00:00.000Z'],
  ]);
  expect(file.records).toMatchObject([{ from: '', to: '' }]);
  expect(file.reduced).toMatchObject([{ without: ['from', 'to'] }]);
  for (const shift of ['2026-11-27T22:00:00Z', '2026-11-27T22:00:00.000Z']) {
    const { records } = read([
      ['Name', 'Phone', 'Shift'],
      ['Ana Ruiz', '555-0100', shift],
    ]);
    expect(records).toMatchObject([{ from: '', to: '' }]);
  }
});

it.each(['Cell Phone', 'Mobile Number', 'Cell Number'])('reads phones of a column %j', (label) => {
  const { records } = read([
    ['Name', label],
    ['Ana Ruiz', '555-0100'],
  ]);
  expect(records).toMatchObject([{ phone: '555-0100' }]);
});

it('imports no phone that a spreadsheet has shortened', () => {
  const file = read([
    ['nome', 'telefone', 'email'],
    ['Ana Ruiz', '5,58199E+12', 'ana@x.org'],
    ['Bo Ek', '5.51197E+12', ''],
  ]);
  expect(file.records).toMatchObject([{ name: 'Ana Ruiz', phone: '', email: 'ana@x.org' }]);
  expect(file.reduced).toMatchObject([{ line: 2, without: ['phone'] }]);
  expect(file.invalid).toMatchObject([{ line: 3 }]);
});

it('leaves out people on the roster, and names a repeated line', () => {
  const line = ['Ana Ruiz', '555-0100', '', '', '', '17:30', ''];
  const again = read([header, line, line], [{ name: 'Other', from: '' }]);
  expect([again.records.length, again.invalid[0]?.problem]).toEqual([
    1,
    { kind: 'repeated', name: 'Ana Ruiz', line: 2 },
  ]);
  expect(read([header, line], [{ name: 'ana ruiz', from: '17:30' }]).present).toEqual(['Ana Ruiz']);
});

it('reads 2,000 lines and keeps the 100 bad ones with their cells', () => {
  const lines = Array.from({ length: 2000 }, (_, index) => [
    `Person ${index}`,
    index % 20 === 0 ? '' : `555-${index}`,
  ]);
  const { records: volunteers, invalid } = read([['Name', 'Phone'], ...lines]);
  expect([volunteers.length, invalid.length]).toEqual([1900, 100]);
  expect(invalid[1]).toMatchObject({ line: 22, cells: ['Person 20', ''] });
});
