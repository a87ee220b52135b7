import { useWalk } from '../../data/walk.ts';
import { serverNow } from '../../device/server-clock.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';

/** 'As of 7:42 PM' where the walk is shown as the device kept it, with its day where that is not today; else null. */
export function useAsOf(): string | null {
  const walk = useWalk();
  const { time, dateTime, shortDate } = useFormats();
  const { shell } = useTexts();
  if (walk.status !== 'ready' || walk.asOf === null) return null;
  const { timeZone } = walk.event;
  const kept = new Date(walk.asOf).toISOString();
  const isToday =
    shortDate(kept, timeZone) === shortDate(new Date(serverNow()).toISOString(), timeZone);
  return shell.asOf((isToday ? time : dateTime)(kept, timeZone));
}

/** Stands beneath the product's name without moving anything, and is gone once the walk is live. */
export function AsOf() {
  const asOf = useAsOf();
  return asOf && <small className="shell-as-of">{asOf}</small>;
}
