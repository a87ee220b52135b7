import type { BusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/texts.ts';

/**
 * Returns a timestamp for a time of day such as `17:30`. Only its hours and minutes are shown, so date and
 * zone do not matter.
 */
const onSomeDay = (clock: string) => `2000-01-01T${clock}:00.000Z`;

/** Returns '5:00 – 9:30 PM', 'from 5:00 PM' or 'until 9:30 PM'; empty if no hours were entered. */
export function useOpeningText(
  facts: Pick<BusinessFacts, 'openFrom' | 'openUntil'> | undefined,
): string {
  const texts = useTexts('businessFacts');
  const { time, timeRange } = useFormats();
  const { openFrom = '', openUntil = '' } = facts ?? {};
  if (openFrom && openUntil) {
    const [from, until] = [onSomeDay(openFrom), onSomeDay(openUntil)];
    // Intl would swap the ends of a range that passes midnight.
    return from < until
      ? timeRange(from, until, 'UTC')
      : `${time(from, 'UTC')} – ${time(until, 'UTC')}`;
  }
  if (openFrom) return texts.from({ time: time(onSomeDay(openFrom), 'UTC') });
  return openUntil && texts.until({ time: time(onSomeDay(openUntil), 'UTC') });
}
