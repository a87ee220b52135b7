import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  type AdminPointRule,
  type createPointRule,
  pointRuleBody,
} from '@wine-walk/common/api/point-rules.ts';
import type { BusinessCategory, PointTrigger } from '@wine-walk/common/model/categories.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { type AddIssue, formSchema, parseNumberInput } from '../../kit/forms/form-schema.ts';
import {
  type TimeInput,
  timeInputError,
  toInstant,
  toTimeInput,
} from '../../kit/forms/zoned-time.ts';

/** The point rule form as typed. */
export interface PointRuleValues {
  name: string;
  trigger: PointTrigger;
  points: string;
  /** With trigger `category`; empty: not chosen yet. */
  category: BusinessCategory | '';
  /** With trigger `time_window`. */
  windowStartTime: TimeInput;
  windowEndTime: TimeInput;
  /** Nothing typed: no limit. */
  activeFromTime: TimeInput;
  activeUntilTime: TimeInput;
  isActive: boolean;
  /** Empty: every event. */
  eventId: string;
}

export type PointRuleBody = BodyOf<typeof createPointRule>;

/** The zone in which a rule's times are meant, by the event it belongs to. */
export type ZoneOf = (eventId: string) => string;

const emptyTimeInput: TimeInput = { local: '', occurrence: 'first' };

/** What stands in the form of a point rule, or of a new one. */
export function pointRuleValues(
  record: AdminPointRule | null,
  zoneOf: ZoneOf,
  newEventId: string,
): PointRuleValues {
  const eventId = record ? (record.eventId ?? '') : newEventId;
  const timeZone = zoneOf(eventId);
  const typed = (instant: Instant | null | undefined) =>
    instant ? toTimeInput(instant, timeZone) : emptyTimeInput;
  return {
    name: record?.name ?? '',
    trigger: record?.trigger ?? 'check_in',
    points: record ? String(record.points) : '',
    category: record?.category ?? '',
    windowStartTime: typed(record?.windowStartTime),
    windowEndTime: typed(record?.windowEndTime),
    activeFromTime: typed(record?.activeFromTime),
    activeUntilTime: typed(record?.activeUntilTime),
    isActive: record?.isActive ?? true,
    eventId,
  };
}

/** The contract's rules over the form; what a trigger does not use is left out. */
export function pointRuleSchema(zoneOf: ZoneOf) {
  return formSchema<PointRuleValues, PointRuleBody>(pointRuleBody, (values, refuse) => {
    const instantOf = instantReader(values, zoneOf(values.eventId), refuse);
    const hasWindow = values.trigger === 'time_window';
    return {
      name: values.name,
      trigger: values.trigger,
      points: parseNumberInput(values.points),
      category: (values.trigger === 'category' && values.category) || null,
      windowStartTime: hasWindow ? instantOf('windowStartTime') : null,
      windowEndTime: hasWindow ? instantOf('windowEndTime') : null,
      activeFromTime: instantOf('activeFromTime'),
      activeUntilTime: instantOf('activeUntilTime'),
      isActive: values.isActive,
      eventId: values.eventId || null,
    };
  });
}

type TimeName = 'windowStartTime' | 'windowEndTime' | 'activeFromTime' | 'activeUntilTime';

function instantReader(values: PointRuleValues, timeZone: string, refuse: AddIssue) {
  return (name: TimeName): Instant | null => {
    const typed = values[name];
    if (!typed.local) return null;
    const problem = timeInputError(typed, timeZone);
    if (problem) refuse(name, problem);
    return toInstant(typed, timeZone);
  };
}
