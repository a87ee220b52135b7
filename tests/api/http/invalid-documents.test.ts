import { apiEndpoints as endpoints } from '@wine-walk/common/api/api.ts';
import { type ProblemBody } from '@wine-walk/common/api/contract/problems.ts';
import { afterAll, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { captureLog } from '../../../functions/src/support/capture-log.ts';
import { openStaffApi, people, seed } from '../../support/api/calls/staff-api.ts';
import { type Answer, request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import {
  type DamagedRow,
  extraDocuments,
  invalidDocumentCases,
  invalidEntries,
} from '../../support/api/fixtures/invalid-document-cases.ts';
import { roleTable } from '../../support/api/role-table.ts';
import { columns } from '../../support/api/roles/rows.ts';
import { isPacked, serveApp } from '../../support/api/served-app.ts';
import { allKinds, kindsOf } from '../../support/collections.ts';

// A copy, because the fixture computes its recent times at each read.
const eventDocuments = structuredClone({ ...eventFixture, ...extraDocuments });
/** POST endpoints that change nothing but the audit. */
const posted = [
  'lookUpAtDesk',
  'requestTicketCode',
  'validateTicket',
  'exportRegistrations',
  'previewPointRule',
];
const calls = Object.entries(endpoints).filter(
  ([name, { method }]) => method === 'GET' || posted.includes(name),
);
const reads = calls.map(([name]) => name);

let close: () => Promise<void>;
let before: Record<string, Answer>;
let log: MockInstance;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  ({ close } = await openStaffApi());
  await seed(eventDocuments);
  before = await readAll();
});
afterAll(async () => {
  vi.useRealTimers();
  await close();
});
beforeEach(() => {
  log = captureLog();
  return () => void log.mockRestore();
});

/** Tests that replace the clock of the API and watch its log. */
const inProcess = it.skipIf(isPacked);

/** Longer than the lifetime of a cached response, in milliseconds. */
const sharedMs = 31_000;
const tenMinutesMs = 10 * 60_000;

/**
 * Reads everything with a permitted caller, by a new instance without rate-limit counts and after all cached
 * responses expired.
 */
async function readAll(): Promise<Record<string, Answer>> {
  vi.setSystemTime(Date.now() + sharedMs);
  const { at, close: end } = await serveApp();
  const answers: Record<string, Answer> = {};
  for (const [name, { method, path }] of calls) {
    const { row, params = {}, query = '', body } = roleTable[name] ?? raise(name);
    const person = columns[row.findLastIndex((status, at) => status < 400 && at < 7)];
    const address = path.replace(/\{(\w+)\}/g, (_, id: string) => params[id] ?? 'missing') + query;
    const token = people[person ?? 'attendee']();
    answers[name] = await request(method, address, { at, token, body: body?.() });
  }
  await end();
  return answers;
}

function raise(name: string): never {
  throw new Error(`${name} is not in the table of roles`);
}

const damagedOf = ({ document, field }: DamagedRow) => {
  const intact = eventDocuments[document] ?? raise(document);
  return { ...intact, [field]: intact[field] === 7 ? 'damaged' : 7 };
};
const logged = () => JSON.stringify(log.mock.calls);

/** Calls whose response differs from before; each reports a code to read out or rejects. */
function stoppedOf(after: Record<string, Answer>): string[] {
  const stopped = reads.filter((name) => after[name]?.status !== before[name]?.status);
  const said = stopped.map((name) => {
    const { code, message } = after[name]?.json as ProblemBody;
    if (code !== 'unreadable') return `${name}: ${code}`;
    expect(message).toMatch(/\w{4}-\w{4}/);
    return name;
  });
  return said.toSorted();
}

// Each reads everything: in `npm run test:full` only. The tests below read it for all documents together.
const alone = process.env.TEST_FULL ? invalidDocumentCases : [];
inProcess.each(
  alone.filter(({ stops }) => stops.length > 0).map((row) => [row.document, row] as const),
)('invalid %s affects only its own calls', async (document, row) => {
  await seed({ ...eventDocuments, [document]: damagedOf(row) });
  expect(stoppedOf(await readAll())).toEqual([...row.stops].toSorted());
  expect(logged()).toContain(document);
});

inProcess(
  'all other invalid documents together stop nothing, and the log names what lists omit',
  async () => {
    const rows = invalidDocumentCases.filter(({ stops }) => stops.length === 0);
    await seed({
      ...eventDocuments,
      ...Object.fromEntries(rows.map((row) => [row.document, damagedOf(row)])),
    });
    expect(stoppedOf(await readAll())).toEqual([]);
    const named = rows.filter(({ document }) =>
      logged().includes(`"unreadable document","path":"${document}"`),
    );
    const expected = rows.filter(({ isNamed }) => isNamed);
    expect(named.map(({ document }) => document)).toEqual(expected.map(({ document }) => document));
  },
);

it('an invalid document hides no other entry of a list', async () => {
  const beside = invalidDocumentCases.map((row) => {
    const path = row.document.replace(/[^/]+$/, 'damaged');
    return [path, damagedOf(row)] as const;
  });
  // Both reads are within the ten minutes for which a shop's visits are counted.
  vi.setSystemTime(Math.ceil(Date.now() / tenMinutesMs) * tenMinutesMs);
  await seed(eventDocuments);
  const intact = await readAll();
  await seed({ ...eventDocuments, ...Object.fromEntries(beside) });
  const after = await readAll();
  expect(stoppedOf(after)).toEqual([]);
  // Two of them return counts; the encryption of the desk's list differs each time, but not its length.
  const counting = ['readOverview', 'readReadiness', 'readDeskSnapshot'];
  const lists = reads.filter((name) => !counting.includes(name));
  const lengthOf = (answers: typeof after) => entriesIn(answers.readDeskSnapshot?.json).length;
  expect(lengthOf(after)).toBe(lengthOf(intact));
  for (const name of lists)
    for (const entry of entriesIn(intact[name]?.json))
      expect(withoutWriteTimes(after[name]?.text)).toContain(withoutWriteTimes(entry));
});

/** A person's export has the time at which each registration and ticket was written: here, seeded. */
const withoutWriteTimes = (text = '') => text.replace(/,"changedAt":"[^"]*"/g, '');

inProcess(
  'invalid entries of documents stop nothing, and the log names each document',
  async () => {
    await seed({
      ...eventDocuments,
      ...Object.fromEntries(
        Object.entries(invalidEntries).map(([path, entries]) => [path, withEntries(path, entries)]),
      ),
    });
    const after = await readAll();
    expect(stoppedOf(after)).toEqual([]);
    expect(after.listCheckIns?.json).toEqual([
      expect.objectContaining({ businessId: 'vino', isVerified: true }),
      expect.objectContaining({ businessId: 'cask', isVerified: true, timestamp: null }),
      expect.objectContaining({ businessId: 'loom', isVerified: false, timestamp: null }),
    ]);
    const listed = after.listEventBusinesses?.json as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(['cask', 'loom', 'vino']);
    const unnamed = Object.keys(invalidEntries).filter(
      (path) => !logged().includes(`"unreadable document","path":"${path}"`),
    );
    expect(unnamed).toEqual([]);
  },
);

function withEntries(path: string, entries: Readonly<Record<string, unknown>>) {
  const document = structuredClone(eventDocuments[path] ?? raise(path));
  for (const [place, entry] of Object.entries(entries)) {
    const names = place.split('.');
    let parent = document;
    for (const [index, name] of names.slice(0, -1).entries()) {
      parent[name] ??= /^\d/.test(names[index + 1] ?? '') ? [] : {};
      parent = parent[name] as Record<string, unknown>;
    }
    parent[names.at(-1) ?? ''] = entry;
  }
  return document;
}

/** Entries of the lists in a response. */
function entriesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.map((entry) => JSON.stringify(entry));
  return answer && typeof answer === 'object' ? Object.values(answer).flatMap(entriesIn) : [];
}

it('has a row for every collection', () => {
  expect(kindsOf(invalidDocumentCases.map(({ document }) => document))).toEqual(allKinds);
});
