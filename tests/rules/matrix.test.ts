import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allKinds, kindsOf } from '../support/collections.ts';
import { accounts } from '../support/rules/accounts.ts';
import { ruleCoverage } from '../support/rules/coverage.ts';
import { seededEnvironment } from '../support/rules/environment.ts';
import { lists, type Row, roleNames, rows } from '../support/rules/matrix.ts';
import { operationsOf } from '../support/rules/operations.ts';
import { clientOf, type PersonaName, personas, roleByPersona } from '../support/rules/personas.ts';
import { RestClient } from '../support/rules/rest-client.ts';

/*
 * All personas × all collections, collection groups and field-sensitive lists × get, list, create, update and
 * delete. Expectations are in tests/support/rules/matrix.ts, one row per collection.
 */

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await seededEnvironment('matrix');
});
afterAll(() => environment.cleanup());

const names = Object.keys(personas) as PersonaName[];
const client = (name: PersonaName) => clientOf(environment, name);
/** Sequential, because a busy emulator times out on parallel requests. */
async function ofEveryPersona<T>(
  ask: (name: PersonaName, client: RestClient) => T | Promise<T>,
): Promise<Record<string, T>> {
  const answers: Record<string, T> = {};
  for (const name of names)
    answers[name] = await ask(name, new RestClient(environment.projectId, name));
  return answers;
}
const cellOf = ([, ...cells]: Row, name: PersonaName) =>
  cells[roleNames.indexOf(roleByPersona[name])];

it.each(rows)('%s is readable as in the table and not writable', async (...row) => {
  const given = await ofEveryPersona((_, own) => operationsOf(own, row[0]));
  const expected = await ofEveryPersona((name) => cellOf(row, name));
  expect(given).toEqual(expected);
});

it.each(lists.map((list) => [list.name, list.where?.join(' is ') ?? 'all', list] as const))(
  'the list of %s, %s, is readable as in the table',
  async (_name, _where, { path, isGroup, where, may }) => {
    const given = await ofEveryPersona((_, own) => own.list(path, { where, isGroup }));
    const expected = await ofEveryPersona((name) =>
      may.includes(roleByPersona[name]) ? 'done' : 'refused',
    );
    expect(given).toEqual(expected);
  },
);

describe('the table', () => {
  it('has a row for every collection', () => {
    expect(kindsOf(rows.map(([document]) => document))).toEqual(allKinds);
  });
});

describe('special cases', () => {
  it.each([
    `registrations/submission-${accounts.maya}`,
    'businesses/vino',
    'rewards/first-glass',
    'pointRules/every-door',
    'events/autumn/announcements/scheduled',
  ])('a volunteer does not read %s, not even of their own event', async (path) => {
    await assertFails(client('volunteer of a shift').doc(path).get());
  });

  it("an attendee cannot list another person's registrations by any field", async () => {
    const others = client('attendee').collection('registrations');
    await assertFails(others.where('participantId', '==', accounts.jonah).get());
  });

  it('an attendee cannot learn whether a guessed submission exists', async () => {
    await assertFails(client('attendee').doc('registrations/submission-guessed').get());
  });

  it('an account created with the public config can neither request nor create a record', async () => {
    const own = client('self-made anonymous account').doc('participants/self-made-1');
    await assertFails(own.get());
    await assertFails(own.set({ name: 'mine' }));
  });

  it('an attendee reads their own documents only', async () => {
    const own = await client('another attendee').doc(`participants/${accounts.jonah}`).get();
    expect(own.get('name')).toBe(accounts.jonah);
  });

  it('a member of another group without a record reads neither group nor record', async () => {
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

  it('an attendee finds no progress for an event without visits', async () => {
    const missing = client('attendee').doc(`participants/${accounts.maya}/progress/spring`);
    expect((await missing.get()).exists).toBe(false);
  });
});

describe('firestore.rules', () => {
  // Mutation tests change the coverage; the table alone must detect the mutant.
  it.skipIf(process.env.RULES_FILE)('evaluates every condition both ways', async () => {
    const { expressions, ...left } = await ruleCoverage(environment.projectId);
    expect(expressions).toBeGreaterThan(190);
    expect(left).toEqual({ unreached: [], oneSided: [] });
  });
});
