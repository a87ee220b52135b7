import { memo } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { texts } from '../../texts/texts.ts';
import { timeZoneLabel } from '../event-labels.ts';
import { SelectField } from './fields.tsx';

/** Zones of most events; the other zones of the world follow. */
const usTimeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

interface ZoneOption {
  zone: string;
  label: string;
}

/** Returns the options: nearby zones first, then all others, always including `current`. */
function zoneOptions(current: string): { near: ZoneOption[]; others: ZoneOption[] } {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), current]);
  const others = [...all].filter((zone) => !usTimeZones.includes(zone)).toSorted();
  return {
    near: usTimeZones.map((zone) => ({
      zone,
      label: `${timeZoneLabel(zone)} (${zoneName(zone)})`,
    })),
    others: others.map((zone) => ({ zone, label: zoneName(zone) })),
  };
}

const zoneName = (zone: string) => zone.replaceAll('_', ' ');

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
}

/** Select of a time zone: an event's times are local to its venue. */
export function TimeZoneField<V extends FieldValues, B>({ form, name }: Props<V, B>) {
  const current = useWatch({ control: form.control, name }) as string;
  return (
    <SelectField
      form={form}
      name={name}
      label={texts.kit.timeZone.label}
      isRequired
      help={texts.kit.timeZone.help}
    >
      <ZoneOptions current={current} />
    </SelectField>
  );
}

/** Memoized, because typing in a form would render these 400 options again. */
const ZoneOptions = memo(({ current }: { current: string }) => {
  const { near, others } = zoneOptions(current);
  return (
    <>
      <optgroup label={texts.kit.timeZone.near}>
        {near.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={texts.kit.timeZone.others}>
        {others.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </optgroup>
    </>
  );
});
