import { type BusinessFacts } from '@wine-walk/common/model/businesses.ts';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useFormats } from '../../../i18n/format.ts';

/** A time of day, `17:30`, on a day of no zone: only its hours are shown. */
const onSomeDay = (clock: string) => `2000-01-01T${clock}:00.000Z`;

/** '5:00 – 9:30 PM', 'from 5:00 PM' or 'until 9:30 PM'; empty where nothing was said. */
export function useOpeningText(
  facts: Pick<BusinessFacts, 'openFrom' | 'openUntil'> | undefined,
): string {
  const { facts: texts } = useDeferredTexts();
  const { time, timeRange } = useFormats();
  const { openFrom = '', openUntil = '' } = facts ?? {};
  if (openFrom && openUntil) {
    const [from, until] = [onSomeDay(openFrom), onSomeDay(openUntil)];
    // Until after midnight, Intl would have the range backwards.
    return from < until
      ? timeRange(from, until, 'UTC')
      : `${time(from, 'UTC')} – ${time(until, 'UTC')}`;
  }
  if (openFrom) return texts.from(time(onSomeDay(openFrom), 'UTC'));
  return openUntil && texts.until(time(onSomeDay(openUntil), 'UTC'));
}
