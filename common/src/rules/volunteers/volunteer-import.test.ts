import { expect, it } from 'vitest';
import { parseCsv } from '../../lib/csv-table.ts';
import { rosterFile } from './volunteer-import.ts';

const stations = [{ id: 'vino', name: 'Vino Veritas' }];

function read(rows: string[][], present: { name: string; from: string }[] = []) {
  const file = parseCsv(rosterFile, rows, { present, stations });
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
      ...{ name: 'Ana Ruiz', phone: '555-0100', email: '', task: 'Welcome' },
      ...{ businessId: null, from: '17:30', to: '21:00' },
    },
    {
      ...{ name: 'Zoë Ek', phone: '', email: 'zoe@example.com', task: '' },
      ...{ businessId: 'vino', from: '17:30', to: '' },
    },
  ]);
});

it.each([
  ['no contact', ['Ana Ruiz', '', '', '', '', '', ''], 'phone'],
  ['no name', ['', '555-0100', '', '', '', '', ''], 'name'],
  ['a time that is none', ['Ana Ruiz', '555-0100', '', '', '', '25:00', ''], 'from'],
  ['an invalid email', ['Ana Ruiz', '', 'ana', '', '', '', ''], 'email'],
])('rejects a line with %s', (_, cells, name) => {
  const { invalid, records: volunteers } = read([header, cells]);
  expect(volunteers).toEqual([]);
  const fields = [{ name, message: expect.any(String) as string }];
  expect(invalid).toEqual([{ line: 2, cells, problem: { kind: 'invalid', fields } }]);
});

it('rejects a line with an unknown station', () => {
  const cells = ['Ana Ruiz', '555-0100', '', '', 'Moon Bar', '', ''];
  const { invalid, records: volunteers } = read([header, cells]);
  expect(volunteers).toEqual([]);
  const problem = { kind: 'unknown-station', station: 'Moon Bar' };
  expect(invalid).toEqual([{ line: 2, cells, problem }]);
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
