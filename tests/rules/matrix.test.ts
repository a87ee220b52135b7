import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { accounts } from '../support/rules/accounts.ts';
import { ruleCoverage } from '../support/rules/coverage.ts';
import { seededEnvironment } from '../support/rules/environment.ts';
import { lists, type Row, roleNames, rows } from '../support/rules/matrix.ts';
import { operationsOf } from '../support/rules/operations.ts';
import { clientOf, type PersonaName, personas, roleByPersona } from '../support/rules/personas.ts';
import { RestClient } from '../support/rules/rest-client.ts';

/*
 * Everybody who may knock x every collection, group and field-sensitive list x get, list, create, update and
 * delete. What is expected stands in tests/support/rules/matrix.ts, one row a collection.
 */

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await seededEnvironment('matrix');
});
afterAll(() => environment.cleanup());

const names = Object.keys(personas) as PersonaName[];
const client = (name: PersonaName) => clientOf(environment, name);
/** One after another: a busy emulator answers everybody at once too late. */
async function ofEverybody<T>(
  ask: (name: PersonaName, client: RestClient) => T | Promise<T>,
): Promise<Record<string, T>> {
  const answers: Record<string, T> = {};
  for (const name of names)
    answers[name] = await ask(name, new RestClient(environment.projectId, name));
  return answers;
}
const cellOf = ([, ...cells]: Row, name: PersonaName) =>
  cells[roleNames.indexOf(roleByPersona[name])];

// spec: 4.36, B1.3, B10.21, B11.10, B11.16, B11.17, B11.29, B11.40, B11.44, B11.45, B13.1
it.each(rows)('%s is read by whom the table says, and written by nobody', async (...row) => {
  const given = await ofEverybody((_, asking) => operationsOf(asking, row[0]));
  const expected = await ofEverybody((name) => cellOf(row, name));
  expect(given).toEqual(expected);
});

// spec: B11.29
it.each(lists.map((list) => [list.name, list.where?.join(' is ') ?? 'all', list] as const))(
  'the list of %s, %s, is for whom the table says',
  async (_name, _where, { path, isGroup, where, may }) => {
    const given = await ofEverybody((_, asking) => asking.list(path, { where, isGroup }));
    const expected = await ofEverybody((name) =>
      may.includes(roleByPersona[name]) ? 'done' : 'refused',
    );
    expect(given).toEqual(expected);
  },
);

describe('the table', () => {
  // spec: B11.30
  it('has a row for every collection of the store', () => {
    const examples = Object.values(documentPaths).map((path) =>
      typeof path === 'string' ? `${path}/x` : path('x', 'x', 'x'),
    );
    const inTable = new Set(rows.map(([document]) => kindOf(document)));
    expect(new Set(examples.map(kindOf))).toEqual(inTable);
  });
});

describe('what is particular', () => {
  it('a volunteer of another event’s shift reads no registration of this one', async () => {
    const elsewhere = environment
      .authenticatedContext(accounts.elsewhere, {
        staff: true,
        generation: 1,
        auth_time: Math.floor(Date.now() / 1000),
      })
      .firestore();
    const path = `registrations/submission-${accounts.maya}`;
    await assertFails(elsewhere.doc(path).get());
    expect((await client('volunteer of a shift').doc(path).get()).exists).toBe(true);
    expect((await elsewhere.doc('businesses/vino').get()).exists).toBe(true);
  });

  // spec: 6.14
  it('an attendee may list another’s registrations by no field', async () => {
    const others = client('attendee').collection('registrations');
    await assertFails(others.where('participantId', '==', accounts.jonah).get());
  });

  it('whether a guessed submission exists is not revealed to an attendee', async () => {
    await assertFails(client('attendee').doc('registrations/submission-guessed').get());
  });

  // spec: 6.15
  it('a self-made account may ask for no record of its own, and cannot make one', async () => {
    const own = client('self-made anonymous account').doc('participants/self-made-1');
    await assertFails(own.get());
    await assertFails(own.set({ name: 'mine' }));
  });

  // spec: 6.14
  it('another attendee reads their own alone', async () => {
    const own = await client('another attendee').doc(`participants/${accounts.jonah}`).get();
    expect(own.get('name')).toBe(accounts.jonah);
  });

  it('a member of another group, whose record is gone, reads neither group nor record', async () => {
    const claims = { participant: true, generation: 1, session: 'phone' };
    const theo = environment
      .authenticatedContext(accounts.theo, {
        ...claims,
        auth_time: Math.floor(Date.now() / 1000),
      })
      .firestore();
    const own = `participants/${accounts.theo}`;
    expect((await theo.doc(`${own}/progress/autumn`).get()).get('group.id')).toBe('g2');
    await assertFails(theo.doc('groups/g1').get());
    expect((await theo.doc(own).get()).exists).toBe(false);
  });

  it('an attendee finds no progress yet at an event they were not at', async () => {
    const missing = client('attendee').doc(`participants/${accounts.maya}/progress/spring`);
    expect((await missing.get()).exists).toBe(false);
  });
});

describe('the rules', () => {
  // A mutant of them (tools/mutants) has another coverage: the table alone has to notice it.
  it.skipIf(process.env.RULES_FILE)('are evaluated whole, each condition both ways', async () => {
    const { expressions, ...left } = await ruleCoverage(environment.projectId);
    expect(expressions).toBeGreaterThan(200);
    expect(left).toEqual({ unreached: [], oneSided: [] });
  });
});

/** The collections of a path, without the documents: `events/x/announcements/y` → `events/announcements`. */
function kindOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
}
