import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { startCdn } from './cdn.ts';

/** Reads that need no session, as many times a second in turn. */
const paths = [
  '/api/events/active',
  `/api/events/${demoEventId}/businesses`,
  `/api/events/${demoEventId}/leaderboard`,
  `/api/events/${demoEventId}/crowd`,
  '/api/organization',
  '/api/releases/current',
];
const perSecond = 600;
const stepMs = 10;

/** Number of responses by status. */
export type Answers = Record<number, number>;

/**
 * Laptop that sends 600 public reads a second from one address until it is told to stop, to a server or to the CDN in
 * front of it. The CDN is in this process: like the laptop, it has a processor of its own in production.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 60 });
const answers: Answers = {};
let isStopped = false;
process.on('message', () => (isStopped = true));

// A laptop brings its own processor: here it takes the time that the API and the database leave.
setPriority(constants.priority.PRIORITY_LOW);
const [at = '', address = '', way] = process.argv.slice(2);
const headers = { 'X-Forwarded-For': address };
const target = way === 'cdn' ? await startCdn(at, headers) : at;
process.send?.('begins');
const began = performance.now();
for (let sent = 0; !isStopped; await sleep(stepMs)) {
  const due = ((performance.now() - began) * perSecond) / 1000;
  for (; sent < due; sent += 1)
    get(target + paths[sent % paths.length], { agent, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      answers[status] = (answers[status] ?? 0) + 1;
      answer.resume();
    }).on('error', () => (answers[0] = (answers[0] ?? 0) + 1));
}
process.send?.(answers, () => process.exit(0));
