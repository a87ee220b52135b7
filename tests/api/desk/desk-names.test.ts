import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { api, lookUp, person, seedDesk } from '../../support/api/calls/desk-api.ts';
import { at } from '../../support/api/calls/staff-api.ts';
import { change } from '../../support/api/store/database.ts';

const people = [
  'Ana De La Fuente',
  'Gabriela García Márquez',
  'Joost van der Berg',
  'Emily Smith-Jones',
  'Luis Ortega Ruiz',
  "Shannon O'Brien",
  '山田太郎',
];

beforeEach(async () => {
  await seedDesk();
  for (const [index, name] of people.entries()) {
    const holder = { holderName: `${name} Ticket`, holderEmail: null };
    await change(`registrations/NAME${index}`, person(name, { participantId: `uid-${index}` }));
    await change(
      `tickets/HELD-${index}`,
      newTicket({ eventId: 'autumn', ...holder }, 'import', at),
    );
  }
});

const listed = async (path: string) =>
  JSON.stringify((await api.as('admin', 'GET', path as '/api/admin/tickets')).json);

it.each([
  ['De La Fuente', 'Ana De La Fuente'],
  ['fuente', 'Ana De La Fuente'],
  ['García Márquez', 'Gabriela García Márquez'],
  ['marquez gabriela', 'Gabriela García Márquez'],
  ['Márquez, Gabriela', 'Gabriela García Márquez'],
  ['van der Berg', 'Joost van der Berg'],
  ['BERG, Joost van der', 'Joost van der Berg'],
  ['Jones', 'Emily Smith-Jones'],
  ['Emily Jones', 'Emily Smith-Jones'],
  ['smith\u2011jones', 'Emily Smith-Jones'],
  ['Ortega', 'Luis Ortega Ruiz'],
  ['ruiz luis', 'Luis Ortega Ruiz'],
  ['obrien', "Shannon O'Brien"],
  ['O’Brien', "Shannon O'Brien"],
  ['brien', "Shannon O'Brien"],
  ['太郎', '山田太郎'],
])('%j finds %s at the desk, in the registrations and in the tickets', async (search, name) => {
  const { people: atDesk, tickets } = await lookUp(search);
  expect(atDesk.map(({ fullName }) => fullName)).toEqual([name]);
  expect(tickets.map(({ holderName }) => holderName)).toEqual([`${name} Ticket`]);
  const query = `search=${encodeURIComponent(search)}`;
  expect(await listed(`/api/admin/registrations?eventId=autumn&${query}`)).toContain(
    `"fullName":${JSON.stringify(name)}`,
  );
  expect(await listed(`/api/admin/tickets?${query}`)).toContain(`${name} Ticket`);
});

it.each(['Jones Ortega', 'ones', 'De La Vega', '-', "'"])(
  'finds no person or ticket for %j',
  async (search) => {
    const { people: atDesk, tickets } = await lookUp(search);
    expect([atDesk, tickets]).toEqual([[], []]);
  },
);
