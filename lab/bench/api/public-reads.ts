import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import type { Answers } from './flood.ts';
import {
  cashForms,
  checkIn,
  latencies,
  readDemoBusinesses,
  registerAttendees,
} from './requests.ts';
import { serve } from './served.ts';

const rounds = 5;
const people = 20;
const floodStartMs = 1000;

/**
 * Measures check-ins of 20 people beside 600 public reads a second of one address, relative to check-ins alone, in
 * turns: through a CDN, as visitors and the laptop of an attacker reach the API, and without it. Each round has a new
 * address, so that its reads are answered: the limit refuses none of the first 5 seconds.
 */
export async function measurePublicReads(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api');
  const { at } = api;
  const businesses = await readDemoBusinesses(ports);
  const measure = async (way: 'cdn' | 'direct', network: string) => {
    const places = [...businesses];
    const attendees = await registerAttendees(at, cashForms(people));
    const middle = async () => {
      const place = places.shift();
      if (!place) throw new Error('The demo has too few businesses.');
      const jobs = attendees.map((attendee) => () => checkIn(at, attendee, place));
      return median(await latencies(jobs, 1));
    };
    // The first check-ins load modules.
    await middle();
    const ratios: number[] = [];
    const answers: Answers[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await middle();
      const flood = execaNode(
        fileURLToPath(new URL('flood.ts', import.meta.url)),
        [at, `${network}.${round + 1}`, way],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      await flood.getOneMessage();
      // The laptop's own start takes a processor of this machine.
      await sleep(floodStartMs);
      ratios.push((await middle()) / alone);
      const [counted] = await Promise.all([flood.getOneMessage(), flood.sendMessage('stop')]);
      answers.push(counted as Answers);
      await flood;
    }
    const count = (status: number) =>
      answers.reduce((sum, counted) => sum + (counted[status] ?? 0), 0);
    return { ratio: median(ratios), answered: count(200), refused: count(429) };
  };
  const cdn = await measure('cdn', '203.0.113');
  const direct = await measure('direct', '198.51.100');
  const name = (what: string) => `Public reads, 600 a second from one address: ${what}`;
  const ratio = (way: string, value: number, budget: number | null): Metric => ({
    name: name(`check-ins beside them, ${way}: p50`),
    value,
    unit: 'times',
    budget,
  });
  const count = (what: string, value: number): Metric => ({
    name: name(what),
    value,
    unit: '',
    budget: null,
  });
  return [
    ratio('through a CDN', cdn.ratio, 1.1),
    count('answered through the CDN', cdn.answered),
    ratio('without the CDN', direct.ratio, null),
    count('answered without the CDN', direct.answered),
    count('refused by the limit', direct.refused),
  ];
}
