import type { Announcement } from '@wine-walk/common/api/announcements.ts';
import type { RelativeTime } from '@wine-walk/common/model/announcements.ts';
import type { RecordField } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';

const { fields } = texts.announcements;

const unitMinutes = { minutes: 1, hours: 60, days: 24 * 60 } as const;

type Unit = keyof typeof unitMinutes;

const anchors = {
  'before-start': { relativeTo: 'start', sign: -1 },
  'after-start': { relativeTo: 'start', sign: 1 },
  'before-end': { relativeTo: 'end', sign: -1 },
  'after-end': { relativeTo: 'end', sign: 1 },
} as const;

type Anchor = keyof typeof anchors;

interface RelativeValues {
  offset: string;
  offsetUnit: Unit;
  anchor: Anchor;
}

/** Returns the relative time of the inputs; null if the number is not a whole one. */
export function toTiming({ offset, offsetUnit, anchor }: RelativeValues): RelativeTime | null {
  if (!/^\d{1,4}$/.test(offset.trim())) return null;
  const { relativeTo, sign } = anchors[anchor];
  const minutes = Number(offset) * unitMinutes[offsetUnit];
  return { relativeTo, offsetMinutes: minutes === 0 ? 0 : sign * minutes };
}

/** Returns the inputs of a relative time, in its largest whole unit; two hours before the start for a fixed time. */
function toValues(timing: RelativeTime | null): RelativeValues {
  const { relativeTo, offsetMinutes } = timing ?? { relativeTo: 'start', offsetMinutes: -120 };
  const minutes = Math.abs(offsetMinutes);
  const units = ['days', 'hours', 'minutes'] as const;
  const offsetUnit =
    units.find((unit) => minutes >= unitMinutes[unit] && minutes % unitMinutes[unit] === 0) ??
    'minutes';
  return {
    offset: String(minutes / unitMinutes[offsetUnit]),
    offsetUnit,
    anchor: `${offsetMinutes < 0 ? 'before' : 'after'}-${relativeTo}`,
  };
}

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Part<K extends keyof RelativeValues> = RecordField<
  never,
  RelativeValues[K],
  unknown,
  Announcement
>;

const part = <K extends keyof RelativeValues>(
  name: K,
  { label, show, input }: Pick<Part<K>, 'label' | 'show' | 'input'>,
): Part<K> => ({
  label,
  initial: () => toValues(null)[name],
  toValue: (_, _context, { timing }) => toValues(timing)[name],
  toBody: (value) => value,
  show,
  ...(input && { input }),
});

/** Fields of a time that moves with the event. */
export const relativeTimeFields = {
  offset: part('offset', {
    label: fields.offset,
    show: (value) => value,
    input: { kind: 'text', inputMode: 'numeric', isRequired: true },
  }),
  offsetUnit: part('offsetUnit', {
    label: fields.offsetUnit,
    show: (value) => fields.units[value],
    input: { kind: 'choice', options: () => choices(fields.units) },
  }),
  anchor: part('anchor', {
    label: fields.anchor,
    show: (value) => fields.anchors[value],
    input: { kind: 'choice', options: () => choices(fields.anchors) },
  }),
};
