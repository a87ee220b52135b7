import type { BusinessCategory, PointTrigger } from '@contract/categories.ts';
import type { BodyOf } from '@contract/endpoint.ts';
import { type AdminPointRule, type createPointRule, pointRuleBody } from '@contract/point-rules.ts';
import type { Instant } from '@contract/values.ts';
import { formSchema, type Refuse, typedNumber } from '../../forms/form-schema.ts';
import { type TypedTime, timeProblem, typedInstant, typedTime } from '../../forms/zoned-time.ts';

/** The point rule form as typed. */
export interface PointRuleValues {
  name: string;
  trigger: PointTrigger;
  points: string;
  /** With trigger `category`; empty: not chosen yet. */
  category: BusinessCategory | '';
  /** With trigger `time_window`. */
  windowStartTime: TypedTime;
  windowEndTime: TypedTime;
  /** Nothing typed: no limit. */
  activeFromTime: TypedTime;
  activeUntilTime: TypedTime;
  isActive: boolean;
  /** Empty: every event. */
  eventId: string;
}

export type PointRuleBody = BodyOf<typeof createPointRule>;

/** The zone in which a rule's times are meant, by the event it belongs to. */
export type ZoneOf = (eventId: string) => string;

const nothing: TypedTime = { local: '', turn: 'first' };

/** What stands in the form of a point rule, or of a new one. */
export function pointRuleValues(
  record: AdminPointRule | null,
  zoneOf: ZoneOf,
  newEventId: string,
): PointRuleValues {
  const eventId = record ? (record.eventId ?? '') : newEventId;
  const timeZone = zoneOf(eventId);
  const typed = (instant: Instant | null | undefined) =>
    instant ? typedTime(instant, timeZone) : nothing;
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
      points: typedNumber(values.points),
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

function instantReader(values: PointRuleValues, timeZone: string, refuse: Refuse) {
  return (name: TimeName): Instant | null => {
    const typed = values[name];
    if (!typed.local) return null;
    const problem = timeProblem(typed, timeZone);
    if (problem) refuse(name, problem);
    return typedInstant(typed, timeZone);
  };
}
