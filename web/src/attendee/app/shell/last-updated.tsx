import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useEventData } from '../../shared/event-data/event-data.ts';

/**
 * Returns a formatter for the time of the event data (epoch milliseconds): one text for the same day, one for
 * other days.
 */
export function useLastUpdatedFormatter(): (
  asOf: number,
  timeZone: string,
) => { sameDayLabel: string; otherDayLabel: string } {
  const { time, dateTime } = useFormats();
  const shell = useTexts('shell');
  return (asOf, timeZone) => {
    const moment = new Date(asOf).toISOString();
    return {
      sameDayLabel: shell.asOf({ at: time(moment, timeZone) }),
      otherDayLabel: shell.asOf({ at: dateTime(moment, timeZone) }),
    };
  };
}

/**
 * Returns 'As of 7:42 PM' if the event data comes from the cache, with the date if that is not today;
 * otherwise null.
 */
export function useLastUpdatedText(): string | null {
  const eventData = useEventData();
  const { shortDate } = useFormats();
  const texts = useLastUpdatedFormatter();
  if (eventData.status !== 'ready' || eventData.cachedAt === null) return null;
  const { timeZone } = eventData.event;
  const dayOf = (moment: number) => shortDate(new Date(moment).toISOString(), timeZone);
  const { sameDayLabel, otherDayLabel } = texts(eventData.cachedAt, timeZone);
  return dayOf(eventData.cachedAt) === dayOf(serverNow()) ? sameDayLabel : otherDayLabel;
}

/**
 * Time of cached event data, placed below the product name without layout shift. Disappears when the data is
 * live.
 */
export function LastUpdated() {
  const asOf = useLastUpdatedText();
  return asOf && <small className="shell-as-of">{asOf}</small>;
}
