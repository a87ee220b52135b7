import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import type { Access } from '@wine-walk/common/api/contract/endpoint.ts';
import { type ProblemBody } from '@wine-walk/common/api/contract/problems.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { permittedStaff } from '../../support/access-table.ts';
import { type PersonName, people, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { auditedEndpoints } from '../../support/api/roles/audited.ts';
import { columns, type Line, urlOf } from '../../support/api/roles/rows.ts';
import { howMany, storedIn } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

const api = await staffApi();
type Endpoint = (typeof endpoints)[keyof typeof endpoints];

const staff: ReadonlySet<PersonName> = new Set(['shop', 'desk', 'admin']);

/** Names, emails and a phone number of the people in the fixture and in the requests. */
const valuesOfPeople = /Maya|Reyes|Jonah|Rosa|Lund|Otto|Lindqvist|Ida|"Ada|@example\.com|540-555/;

it('has a row for every endpoint of the contract', () => {
  expect(Object.keys(roleTable).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

/** Restores the fixture with accounts that a previous call may have deleted. */
async function start() {
  await Promise.all([seed(eventFixture), accountFor('maya')]);
}

const rows = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const line = roleTable[name];
  return line ? [[name, endpoint, line] as const] : [];
});

/** Status of each caller. */
const expectedOf = ({ row }: Line) =>
  columns.map((person, index) => [person, row[index] as number] as const);

async function send({ method, path }: Endpoint, line: Line, person: PersonName) {
  const sent = { at: api.at, token: people[person](), body: line.body?.() };
  const answer = await request(method, urlOf(path, line), sent);
  return { ...answer, json: answer.json as ProblemBody };
}

describe('other callers', () => {
  let before: Map<string, unknown>;
  // Rejected calls change nothing, so they share the fixture.
  beforeAll(async () => {
    await start();
    before = await everything();
  });

  it.each(rows)('rejects each role with its own message: %s', async (_name, endpoint, line) => {
    const { access }: { access: Access } = endpoint;
    for (const [person, status] of expectedOf(line).filter(([, status]) => status >= 400)) {
      const { status: actualStatus, json } = await send(endpoint, line, person);
      expect([person, actualStatus, json.code]).toEqual([
        person,
        status,
        line.codes?.[person] ?? line.codes?.[status] ?? codeFor(person, status, access),
      ]);
      expect(json.message).not.toBe('');
    }
  });

  // Reading every document takes longer than the calls of an endpoint: once, after all of them.
  it('changes nothing by rejected calls', async () => {
    expect(await everything()).toEqual(before);
  });
});

describe.each(rows)('%s', (name, endpoint, line) => {
  const { method } = endpoint;
  const expected = expectedOf(line);

  it('permits the staff that docs/security.md names', () => {
    if (['anyone', 'attendee'].includes(endpoint.access)) return;
    const staffStatuses = expected.filter(([person]) => staff.has(person));
    const answered = staffStatuses.filter(([, status]) => ![401, 403].includes(status));
    const named = permittedStaff(endpoint).filter((actor) => actor !== 'volunteer');
    expect(answered.map(([person]) => person)).toEqual(named);
  });

  const allowed = expected.filter(([, status]) => status < 400);
  if (allowed.length === 0) return;
  describe('permitted callers', () => {
    // Reads share the fixture of the previous call.
    if (method === 'GET') beforeAll(start);
    else beforeEach(start);

    it.each(allowed)('%s returns %i', async (person, status) => {
      const before = await howMany('audit');
      const answer = await send(endpoint, line, person);
      expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
      if (!staff.has(person)) return;
      expect((await howMany('audit')) > before, 'is audited').toBe(auditedEndpoints.has(name));
      expect(JSON.stringify(await storedIn('audit'))).not.toMatch(valuesOfPeople);
    });
  });
});

/** Every document except guess counters, which change on a wrong code. */
async function everything() {
  const documents = await readDocuments(await firestore());
  return new Map([...documents].filter(([path]) => !path.startsWith('rateLimits/')));
}

function codeFor(person: PersonName, status: number, access: Access): string {
  if (status === 401) return person === 'anonymous' ? 'not-signed-in' : 'session-expired';
  if (status !== 403) return 'already-registered';
  if (staff.has(person)) return access === 'attendee' ? 'participants-only' : staffCode[access];
  return ['anyone', 'attendee'].includes(access) ? 'not-your-data' : 'staff-only';
}

const staffCode: Record<Access, string> = {
  anyone: 'not-your-data',
  attendee: 'participants-only',
  shop: 'shops-only',
  desk: 'desk-only',
  account: 'desk-only',
  admin: 'admins-only',
};
