import type { TimeInterval } from '@wine-walk/common/rules/events/overview.ts';
import { countCheckIns } from '../../firestore/counts.ts';

/** The verified check-ins of each of these stretches of time, by the stretch's start. */
export async function countCheckInsPerInterval(
  eventId: string,
  stretches: readonly TimeInterval[],
): Promise<(readonly [startTime: string, count: number])[]> {
  return Promise.all(
    stretches.map(async (each) => [each.startTime, await countCheckIns(eventId, each)] as const),
  );
}
