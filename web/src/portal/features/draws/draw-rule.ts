import type { AdminDraw } from '@wine-walk/common/api/draws.ts';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Returns who takes part in a draw. */
export function drawRule(
  { stamps: count, closesTime }: Pick<AdminDraw, 'stamps' | 'closesTime'>,
  timeZone: string,
): string {
  return texts.draws.rule({ count, at: format.dateTime(closesTime, timeZone) });
}
