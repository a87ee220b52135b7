import { gzipSync } from 'node:zlib';
import {
  fullRecountIntervalMs,
  maxWriteDelayMs,
} from '@wine-walk/common/rules/rewards/leaderboard.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../demo/run-event-now.ts';
import { openDatabase } from '../../emulators/database.ts';
import type { Ports } from '../../emulators/ports.ts';
import type { Metric } from '../metric.ts';
import { type Counted, countOperations } from './counted-operations.ts';
import { operations } from './operations.ts';

/** The event that is priced, and how often each of its people does what. */
const people = 5000;
const each = { register: 1, checkIn: 12, leaderboard: 5, redeem: 0.6 } as const;
const openings = 20;
const [announcements, edits] = [10, 25];
/** While somebody looks at the standings: every 15 seconds of five hours. */
const eveningMs = 5 * 60 * 60_000;
const rebuilds = eveningMs / 15_000;
/** After which everybody on them is read again; the others read whose visits changed (common/src/rules/rewards/leaderboard.ts). */
const recounts = eveningMs / fullRecountIntervalMs + edits;
const changedEach = ((people * each.checkIn) / eveningMs) * (15_000 + maxWriteDelayMs);

/** What no design of one document a thing could do without: the documents of each operation (docs/reports/performance.md). */
const least = {
  register: { reads: 4, writes: 4 },
  checkIn: { reads: 4, writes: 3 },
  leaderboard: { reads: 2, writes: 0 },
  redeem: { reads: 3, writes: 4 },
} as const;

/** Free quota of Firebase: documents a day; calls and GB of Firestore egress a month. */
const free = { reads: 50_000, writes: 20_000, calls: 2_000_000, egressGb: 10 };

/** An event of 5,000 people and 12 check-ins each, from the operations as the app carries them out. */
export async function measureCost(ports: Ports): Promise<Metric[]> {
  const counted = await countOperations(ports);
  const calls = people * sum(Object.values(each));
  const own = (kind: 'reads' | 'writes') =>
    people * sum(names.map((name) => each[name] * sum(Object.values(counted[name][kind]))));
  const leastOf = (kind: 'reads' | 'writes') =>
    people * sum(names.map((name) => each[name] * least[name][kind]));
  // Half of the announcements have been made when the app is opened; each is sent to everybody who has it open.
  const opened = people * openings * (4 + announcements / 2);
  const heard = people * (announcements + edits + each.checkIn);
  const reads = own('reads') + opened + heard;
  const egressGb = (await egress(ports, counted)) / 1e9;
  const name = 'Event of 5,000 with 12 check-ins each';
  return [
    {
      name: `${name}: documents read`,
      value: reads,
      unit: '',
      budget: 1.25 * (leastOf('reads') + opened + heard),
    },
    {
      name: `${name}: read again for the standings, where all 5,000 joined`,
      value: rebuilds * (3 + changedEach) + recounts * people,
      unit: '',
      budget: null,
    },
    {
      name: `${name}: documents written`,
      value: own('writes'),
      unit: '',
      budget: 1.25 * leastOf('writes'),
    },
    { name: `${name}: calls`, value: calls, unit: '', budget: 1.25 * calls },
    {
      name: `${name}: sent from Firestore and the API, GB`,
      value: egressGb,
      unit: '',
      budget: null,
    },
    {
      name: `${name}: a day's free documents read, of those read`,
      value: free.reads / reads,
      unit: 'times',
      budget: null,
    },
    {
      name: `${name}: a day's free documents written, of those written`,
      value: free.writes / own('writes'),
      unit: 'times',
      budget: null,
    },
    {
      name: `${name}: a month's free calls, of the calls`,
      value: free.calls / calls,
      unit: 'times',
      budget: null,
    },
    {
      name: `${name}: a month's free GB, of what is sent`,
      value: free.egressGb / egressGb,
      unit: 'times',
      budget: null,
    },
  ];
}

const names = Object.keys(each) as (keyof typeof each)[];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Bytes: the answers as they are, the catalogue compressed as the listening channel is, the rest by its JSON. */
async function egress(ports: Ports, counted: Record<keyof typeof each, Counted>): Promise<number> {
  const database = await openDatabase(ports);
  const size = async (path: string) =>
    gzipSync(JSON.stringify((await database.doc(path).get()).data() ?? {})).byteLength;
  const catalogue = await size(documentPaths.catalogue(demoEventId));
  const event = await size(documentPaths.event(demoEventId));
  // The participant's own two documents and an announcement are each about the event's size.
  const opening =
    catalogue + event * (Object.keys(operations.open.reads).length - 2 + announcements / 2);
  const answers = sum(names.map((name) => each[name] * counted[name].bytes));
  const heard = edits * catalogue + (announcements + each.checkIn) * event;
  return people * (answers + openings * opening + heard);
}
