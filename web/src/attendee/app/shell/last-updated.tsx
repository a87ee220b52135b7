import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useEventData } from '../../shared/event-data.ts';

/** What is said of a walk as of this moment (milliseconds since 1970, UTC): on that day, and on any other. */
export function useLastUpdatedFormatter(): (
  asOf: number,
  timeZone: string,
) => { sameDayLabel: string; otherDayLabel: string } {
  const { time, dateTime } = useFormats();
  const { shell } = useTexts();
  return (asOf, timeZone) => {
    const moment = new Date(asOf).toISOString();
    return {
      sameDayLabel: shell.asOf(time(moment, timeZone)),
      otherDayLabel: shell.asOf(dateTime(moment, timeZone)),
    };
  };
}

/** 'As of 7:42 PM' where the walk is shown as the device kept it, with its day where that is not today; else null. */
export function useLastUpdatedText(): string | null {
  const walk = useEventData();
  const { shortDate } = useFormats();
  const texts = useLastUpdatedFormatter();
  if (walk.status !== 'ready' || walk.cachedAt === null) return null;
  const { timeZone } = walk.event;
  const dayOf = (moment: number) => shortDate(new Date(moment).toISOString(), timeZone);
  const { sameDayLabel, otherDayLabel } = texts(walk.cachedAt, timeZone);
  return dayOf(walk.cachedAt) === dayOf(serverNow()) ? sameDayLabel : otherDayLabel;
}

/** Stands beneath the product's name without moving anything, and is gone once the walk is live. */
export function LastUpdated() {
  const asOf = useLastUpdatedText();
  return asOf && <small className="shell-as-of">{asOf}</small>;
}
