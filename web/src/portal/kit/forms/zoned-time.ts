import {
  type LocalTime,
  localTimeOf,
  resolveLocalTime,
  zoneAbbreviation,
} from '@wine-walk/common/lib/local-time.ts';
import { type Instant } from '@wine-walk/common/model/fields/values.ts';
import { texts } from '../../texts/texts.ts';
import { timeZoneLabel } from '../event-labels.ts';
import { format } from '../format.ts';

/** Chosen moment of a local time that occurs twice. */
export type Occurrence = 'first' | 'second';

/** Local time as a form value. */
export interface TimeInput {
  local: LocalTime;
  occurrence: Occurrence;
}

/** Converts an instant to a form value. */
export function toTimeInput(instant: Instant, timeZone: string): TimeInput {
  const local = localTimeOf(instant, timeZone);
  const moment = resolveLocalTime(local, timeZone);
  const isSecond = moment.kind === 'twice' && moment.second <= instant;
  return { local, occurrence: isSecond ? 'second' : 'first' };
}

/** Converts a form value to an instant; null if the time does not exist in this zone. */
export function toInstant({ local, occurrence }: TimeInput, timeZone: string): Instant | null {
  const moment = resolveLocalTime(local, timeZone);
  if (moment.kind === 'once') return moment.instant;
  return moment.kind === 'twice' ? moment[occurrence] : null;
}

/** Returns the error message of a time; null if it is valid. */
export function timeInputError({ local }: TimeInput, timeZone: string): string | null {
  const moment = resolveLocalTime(local, timeZone);
  if (moment.kind === 'unreadable') return texts.kit.time.missing;
  if (moment.kind !== 'never') return null;
  const [missing, instead] = [clock(local), clock(moment.instead)];
  return texts.kit.time.skipped({ time: missing, zone: timeZoneLabel(timeZone), instead });
}

/** Returns the labels of the two moments of an ambiguous time; null for other times. */
export function occurrenceLabels(
  local: LocalTime,
  timeZone: string,
): Record<Occurrence, string> | null {
  const moment = resolveLocalTime(local, timeZone);
  if (moment.kind !== 'twice') return null;
  const at = (instant: Instant) => `${clock(local)} ${zoneAbbreviation(instant, timeZone)}`;
  return {
    first: texts.kit.time.first({ time: at(moment.first) }),
    second: texts.kit.time.second({ time: at(moment.second) }),
  };
}

/** Returns '2:30 AM' for a local time. */
function clock(local: LocalTime): string {
  return format.time(`${local}:00.000Z`, 'UTC');
}

/** Returns the instant of a typed time; undefined after adding an issue at `field` if it is not a valid time. */
export function requireInstant(
  field: string,
  typed: TimeInput,
  timeZone: string,
  addIssue: (field: string, message: string) => void,
): string | undefined {
  const problem = timeInputError(typed, timeZone);
  if (problem) addIssue(field, problem);
  return toInstant(typed, timeZone) ?? undefined;
}
