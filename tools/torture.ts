import { runEventNow } from './demo/run-event-now.ts';
import { offsetFromEnvironment, portsAt } from './emulators/ports.ts';
import { Failure } from './shared/failure.ts';
import { say, sinceText } from './shared/say.ts';
import { listenForStop, stopping } from './shared/signals.ts';
import { withStack } from './suites/demo-stack.ts';
import { contests } from './torture/contests.ts';
import { contended, controlled, crashed, described } from './torture/figures.ts';
import { type Figure, writeReport } from './torture/report.ts';
import { probed } from './torture/schemathesis.ts';
import { withServer } from './torture/with-server.ts';

/** Between the ports of a stack of `npm start` and this one's. */
const ownOffset = 1500;
const maxRounds = 50;
const people = 400;
const kills = 30;
/** Of each endpoint, as the OpenAPI document allows them. */
const requests = 200;
/** Of each endpoint and each of four people, by schemathesis, beyond those at the edges of its schema. */
const examples = 10;
/** No round begins later than this. Milliseconds. */
const maxDurationMs = 25 * 60 * 1000;

/**
 * `npm run torture [-- <share>]`: the full form of what `npm test` shows in small; writes docs/torture.md. With a
 * share, such as 0.1, only so many of the rounds, people and kills.
 */
export async function main([share = '1']: string[]): Promise<number> {
  listenForStop();
  if (!(Number(share) > 0 && Number(share) <= 1)) throw new Failure(`"${share}" is no share of 1.`);
  const part = (whole: number) => Math.max(1, Math.round(whole * Number(share)));
  const plan = { people: part(people), kills: part(kills) };
  const start = Date.now();
  const goesOn = () => !stopping.aborted && Date.now() - start < maxDurationMs;
  const offset = offsetFromEnvironment(ownOffset);
  const figures: Figure[] = [];
  await withStack({ offset, only: ['auth', 'firestore'] }, async (env) => {
    const stack = { env, ports: portsAt(offset) };
    await runEventNow(stack.ports);
    await withServer(stack, false, async (target, server) => {
      for (const isPatient of [true, false])
        figures.push(await crashed(target, server, { ...plan, isPatient }));
      for (const contest of contests)
        figures.push(await contended(contest, target, part(maxRounds), goesOn));
    });
    await withServer(stack, true, async (target) => {
      for (const contest of contests) figures.push(await controlled(contest, target, goesOn));
    });
    // Last: as an admin it changes the demo's data whichever way it can.
    await withServer(stack, false, async (world) => {
      if (goesOn()) figures.push(...(await probed(world, part(examples))));
    });
    if (goesOn()) figures.push(await described(env, part(requests)));
  });
  writeReport(figures);
  say(`docs/torture.md is written (${sinceText(start)}).`);
  return figures.every(({ holds }) => holds !== false) && !stopping.aborted ? 0 : 1;
}
