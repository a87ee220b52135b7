import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultsAudience } from '@wine-walk/common/model/results.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { hashLinkSecret } from '../../../functions/src/firestore/people/staff.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { withEndedWalk } from '../../../tests/support/e2e/ended-walk.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import type { Metric } from '../metric.ts';
import { serve } from './served.ts';

const sizes = [500, 5000];
const timeoutMs = 10 * 60_000;

/**
 * Measures the time from the end of an event until a link shows complete results that no request read before, and the
 * requests of further links.
 */
export async function measureResults(ports: Ports): Promise<Metric[]> {
  const figures: Metric[] = [];
  await using api = await serve('built-api');
  for (const people of sizes)
    await withEndedWalk(ports, people, async ({ eventId, recount, businesses }) => {
      const open = await createLinks(eventId, businesses[0]?.id ?? '');
      const endMs = Date.now() + 2000;
      const path = documentPaths.event(eventId);
      await commit([{ kind: 'update', path, data: { endTime: new Date(endMs).toISOString() } }]);
      const read = async (audience: ResultsAudience) => {
        const answer = await fetch(`${api.at}/api/results/${open[audience]}`);
        return { status: answer.status, json: (await answer.json()) as Read };
      };
      let board = await read('board');
      while (board.status !== 200 && Date.now() - endMs < timeoutMs) {
        await sleep(250);
        board = await read('board');
      }
      const completeMs = Date.now() - endMs;
      if (board.json.people?.came !== recount.came || board.json.visits !== recount.visits)
        throw new Error(`The results of ${people} people differ from a recount.`);
      const furtherMs = Date.now();
      await read('shop');
      await read('sponsors');
      figures.push(
        {
          name: `End of an event with ${people} people to complete results`,
          value: completeMs,
          unit: 'ms',
          budget: 60_000,
        },
        {
          name: `The same: two further links`,
          value: Date.now() - furtherMs,
          unit: 'ms',
          budget: 1000,
        },
      );
    });
  return figures;
}

interface Read {
  people?: { came: number | null };
  visits?: number | null;
}

/** Creates the links to the results of an event. Returns their secrets. */
async function createLinks(
  eventId: string,
  shopId: string,
): Promise<Record<ResultsAudience, string>> {
  const secrets = { board: 'benchb0ard', shop: 'benchsh0p0', sponsors: 'benchsp0ns' };
  const createdAt = new Date().toISOString();
  const entries = Object.entries(secrets).map(([audience, start]) => {
    const secret = `${start}${eventId.replace(/\D/g, '').slice(-10)}`;
    const businessId = audience === 'shop' ? shopId : null;
    const of = { eventId, audience, businessId, secret, isActive: true };
    const data = { ...of, createdAt, createdBy: 'bench' };
    const path = documentPaths.resultLink(hashLinkSecret(secret));
    return { audience, secret, write: { kind: 'create' as const, path, data } };
  });
  await commit(entries.map(({ write }) => write));
  return Object.fromEntries(entries.map(({ audience, secret }) => [audience, secret])) as Record<
    ResultsAudience,
    string
  >;
}
