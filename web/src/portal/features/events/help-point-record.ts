import type { MapPoint, MapPointKind } from '@wine-walk/common/model/events.ts';
import { inNoLanguage, type LocalizedText } from '@wine-walk/common/model/languages.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import type { RecordField } from '../../kit/records/record-fields.ts';
import { texts } from '../../texts/texts.ts';

/** Help point as typed. */
export interface HelpPointValues {
  kind: MapPointKind;
  /** Empty: the map shows the kind alone. */
  name: string;
  nameIn: LocalizedText;
  latitude: string;
  longitude: string;
}

/** Kinds in the order of the select. */
export const helpPointLabels: Readonly<Record<MapPointKind, string>> =
  texts.events.helpPoints.kinds;

const kinds = Object.keys(helpPointLabels) as MapPointKind[];

/** Returns a new point of a kind that no other has, as long as there is one. */
export function newHelpPoint(others: readonly HelpPointValues[]): HelpPointValues {
  const kind = kinds.find((each) => others.every((other) => other.kind !== each)) ?? 'restroom';
  return { kind, name: '', nameIn: inNoLanguage, latitude: '', longitude: '' };
}

/** Returns the label of a point, with its name if it has one. */
export function helpPointTitle({ kind, name }: HelpPointValues): string {
  return [helpPointLabels[kind], name.trim()].filter(Boolean).join(': ');
}

const degrees = (text: string) => parseNumberInput(text) ?? Number.NaN;

/** Help points of an event, shown on the map of attendees. */
export const helpPointsField: RecordField<MapPoint[], HelpPointValues[], unknown> = {
  label: texts.events.helpPoints.label,
  initial: () => [],
  toValue: (stored) =>
    stored.map(({ latitude, longitude, ...point }) => ({
      ...point,
      latitude: String(latitude),
      longitude: String(longitude),
    })),
  toBody: (value) =>
    value.map(({ latitude, longitude, ...point }) => ({
      ...point,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    })),
  show: (value) => value.map(helpPointTitle).join('\n') || texts.events.helpPoints.none,
};
