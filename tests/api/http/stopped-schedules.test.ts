import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as deployed from '../../../functions/src/index.ts';
import { seedEvent } from '../../support/api/fixtures/checked-in-attendee.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

beforeEach(seedEvent);

type Schedule = typeof deployed.retentionEveryNight;
const isSchedule = (value: unknown): value is Schedule =>
  typeof value === 'function' &&
  '__endpoint' in value &&
  'scheduleTrigger' in (value.__endpoint as object);
const schedules = Object.values(deployed).filter(isSchedule);

/** Returns the paths that the schedules read in a run. `message`: that of a stopped API, empty for none. */
async function readsWith(message: string): Promise<string[]> {
  vi.stubEnv('READ_ONLY_MESSAGE', message);
  onTestFinished(() => void vi.unstubAllEnvs());
  const read = watchReads();
  const scheduleTime = new Date().toISOString();
  for (const schedule of schedules) await schedule.run({ scheduleTime });
  return read();
}

it('runs no schedule while the API is read-only', async () => {
  expect(schedules).toHaveLength(5);
  expect(await readsWith('We are restoring our records.')).toEqual([]);
  expect(await readsWith('')).toContain('events/autumn');
});
