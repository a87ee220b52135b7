import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { texts } from '../../texts/texts.ts';
import { eventChoices } from '../event-labels.ts';
import { formatCents, parseCents } from '../forms/amount.ts';
import { type AddIssue, parseNumberInput } from '../forms/form-schema.ts';
import { requireInstant, type TimeInput, toTimeInput } from '../forms/zoned-time.ts';
import type { Column } from '../lists/record-table.tsx';

/*
 * Field descriptors: an entity describes each of its fields once. Its form values, validation, inputs, version comparison, list
 * columns, search and filters are derived from the description.
 */

/** Attributes of a text input. */
interface TextInputOptions {
  help?: string;
  isRequired?: boolean;
  /** Lines of a multi-line input. */
  rows?: number;
  type?: 'text' | 'number' | 'time' | 'url' | 'tel';
  inputMode?: 'decimal' | 'numeric';
  placeholder?: string;
  min?: number;
  max?: number;
  step?: number;
}

export interface Choice {
  value: string;
  label: string;
}

/** Input that renders a field (record-input.tsx). */
type FieldInput<C> =
  | ({ kind: 'text' } & TextInputOptions)
  | {
      kind: 'choice';
      options: (context: C) => readonly Choice[];
      help?: string;
      isRequired?: boolean;
    }
  | { kind: 'check'; help?: string }
  | { kind: 'time'; isRequired?: boolean };

/** Column of a list; the cell is the field's text unless `cell` is set. */
interface ColumnOptions<S> extends Omit<Column<S>, 'id' | 'title' | 'cell'> {
  /** Heading, if it is not the field's label. */
  title?: string;
  cell?: Column<S>['cell'];
}

/** Fields that a time's zone depends on, in a record and in its form values. */
interface ZoneSource {
  timeZone?: string;
  eventId?: string | null;
}

interface BodySource<C> {
  name: string;
  values: ZoneSource;
  context: C;
  refuse: AddIssue;
}

/** Field of a record. `S`: its stored value, `V`: its form value, `C`: its context besides the record, `R`. */
export interface RecordField<S, V, C, R = ZoneSource & { id: string }> {
  label: string;
  /** Returns the form value of a new record. */
  initial(context: C): V;
  /** Returns the form value of a stored record. */
  toValue(stored: S, context: C, record: R): V;
  /** Returns the value for the request body; undefined if the input is invalid or empty. */
  toBody(value: V, source: BodySource<C>): unknown;
  /** Returns the value as text, for the comparison of two versions. */
  show(value: V, context: C): string;
  input?: FieldInput<C>;
  /** Fields of a group. */
  group?: Readonly<Record<string, RecordField<never, unknown, C>>>;
  /** True if the list's search includes it. */
  isSearched?: boolean;
  column?: ColumnOptions<S>;
  /** Name of the list filter's option that filters nothing. */
  filterAllLabel?: string;
}

/** Descriptors of an entity: fields that are stored have the record's types. */
export type RecordFields<R, C> = { [K in keyof R]?: RecordField<R[K], unknown, C> } & Record<
  string,
  RecordField<never, unknown, C>
>;

/** Descriptors by the values of the form. */
export type FieldsOf<V, C> = { readonly [K in keyof V]: RecordField<never, V[K], C> };

/** Form values of the descriptors `F`. */
export type ValuesOf<F> = {
  -readonly [K in keyof F]: F[K] extends { initial(context: never): infer V } ? V : never;
};

interface CommonOptions<S> {
  label: string;
  isSearched?: boolean;
  column?: ColumnOptions<S>;
}

const common = <S>({ label, isSearched, column }: CommonOptions<S>) => ({
  label,
  ...(isSearched && { isSearched }),
  ...(column && { column }),
});

const asTyped = (value: string) => value;

/** A text as typed. */
export function textField(
  options: CommonOptions<string> & TextInputOptions,
): RecordField<string, string, unknown> {
  const { label, isSearched, column, ...input } = options;
  return {
    ...common(options),
    initial: () => '',
    toValue: (stored) => stored,
    toBody: (value) => value,
    show: asTyped,
    input: { kind: 'text', ...input },
  };
}

/** A number as typed; empty sends undefined, so that the contract's default or message applies. */
export function numberField(
  options: CommonOptions<number> & TextInputOptions,
): RecordField<number, string, unknown> {
  const { label, isSearched, column, ...input } = options;
  return {
    ...common(options),
    initial: () => '',
    toValue: String,
    toBody: parseNumberInput,
    show: asTyped,
    input: { kind: 'text', type: 'number', ...input },
  };
}

/** A number that may be missing: empty in the form, null in the record. `emptyText`: how a comparison names that. */
export function optionalNumberField(
  options: CommonOptions<number | null> & TextInputOptions & { emptyText: string },
): RecordField<number | null, string, unknown> {
  const { label, isSearched, column, emptyText, ...input } = options;
  return {
    ...common(options),
    initial: () => '',
    toValue: (stored) => (stored ? String(stored) : ''),
    toBody: (value) => (value.trim() ? parseNumberInput(value) : null),
    show: (value) => value || emptyText,
    input: { kind: 'text', type: 'number', ...input },
  };
}

/** An amount of money, in cents in the record: '35.50' is 3550. */
export function amountField(
  options: CommonOptions<number> & TextInputOptions,
): RecordField<number, string, unknown> {
  const { label, isSearched, column, ...input } = options;
  return {
    ...common(options),
    initial: () => '',
    toValue: formatCents,
    toBody: (value) => parseCents(value) ?? undefined,
    show: asTyped,
    input: { kind: 'text', inputMode: 'decimal', ...input },
  };
}

/** True or false. A new record has `initial`. */
export function checkField(
  options: CommonOptions<boolean | undefined> & { help?: string; initial: boolean },
): RecordField<boolean | undefined, boolean, unknown> {
  const { help, initial } = options;
  return {
    ...common(options),
    initial: () => initial,
    toValue: (stored) => stored ?? initial,
    toBody: (value) => value,
    show: (value) => (value ? texts.kit.yes : texts.kit.no),
    input: { kind: 'check', ...(help && { help }) },
  };
}

interface ChoiceOptions<T extends string, S = T> extends CommonOptions<S> {
  /** Options in their order, with their labels. */
  labels: Readonly<Record<T, string>>;
  isRequired?: boolean;
  filterAllLabel?: string;
}

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** One of a fixed set of values. A new record has `initial`. */
export function choiceField<T extends string>(
  options: ChoiceOptions<T> & { initial: NoInfer<T> },
): RecordField<T, T, unknown> {
  const { labels, initial, isRequired, filterAllLabel } = options;
  const choices = choicesOf(labels);
  return {
    ...common(options),
    initial: () => initial,
    toValue: (stored) => stored,
    toBody: (value) => value,
    show: (value) => labels[value],
    input: { kind: 'choice', options: () => choices, ...(isRequired && { isRequired }) },
    ...(filterAllLabel && { filterAllLabel }),
  };
}

/** One of a fixed set of values, empty until it is chosen. */
export function openChoiceField<T extends string>(
  options: ChoiceOptions<T, T | null> & {
    /** Label of the empty option, and its text in a comparison. */
    emptyLabel: string;
    emptyText: string;
    /** Message if it is sent without a choice; omitted: null is sent. */
    requiredMessage?: string;
  },
): RecordField<T | null, T | '', unknown> {
  const { labels, isRequired, filterAllLabel, emptyLabel, emptyText, requiredMessage } = options;
  const choices = [{ value: '', label: emptyLabel }, ...choicesOf(labels)];
  return {
    ...common(options),
    initial: () => '',
    toValue: (stored) => stored ?? '',
    toBody: (value, { name, refuse }) => {
      if (value) return value;
      if (requiredMessage) refuse(name, requiredMessage);
      return requiredMessage ? value : null;
    },
    show: (value) => (value ? labels[value] : emptyText),
    input: { kind: 'choice', options: () => choices, ...(isRequired && { isRequired }) },
    ...(filterAllLabel && { filterAllLabel }),
  };
}

/** ID of another record; empty in the form and null in the record for none. */
export function referenceField<C>(
  options: CommonOptions<string | null> & {
    help?: string;
    /** Option for none: 'Every event'. */
    noneLabel: string;
    initial: (context: C) => string;
    choices: (context: C) => readonly Choice[];
    /** Returns the name of the record, for a comparison; its ID if it is unknown. */
    nameOf: (id: string, context: C) => string;
  },
): RecordField<string | null, string, C> {
  const { help, noneLabel, initial, choices, nameOf } = options;
  return {
    ...common(options),
    initial,
    toValue: (stored) => stored ?? '',
    toBody: (value) => value || null,
    show: (value, context) => (value ? nameOf(value, context) : noneLabel),
    input: {
      kind: 'choice',
      options: (context) => [{ value: '', label: noneLabel }, ...choices(context)],
      ...(help && { help }),
    },
  };
}

/** Context of records that belong to one event or to every event. */
export interface EventContext {
  events: readonly AdminEvent[];
  /** Selected event: a new record belongs to it. */
  event: AdminEvent | undefined;
}

/** Event that a record belongs to; null for every event. */
export const eventField: RecordField<string | null, string, EventContext> = referenceField({
  label: texts.kit.event,
  noneLabel: texts.kit.everyEvent,
  initial: ({ event }: EventContext) => event?.id ?? '',
  choices: ({ events }) => eventChoices(events).map(({ id, label }) => ({ value: id, label })),
  nameOf: (id, { events }) => events.find((event) => event.id === id)?.name ?? id,
});

export const emptyTimeInput: TimeInput = { local: '', occurrence: 'first' };

/** A date and time on the clock of `zone`. Optional: empty in the form, null in the record. */
export function timeField<C>(
  options: CommonOptions<string | null> & {
    zone: (source: ZoneSource, context: C) => string;
    isRequired?: boolean;
    /** True if an empty one is sent as null; by default if it is not required. */
    isNullable?: boolean;
    /** Name of an empty value in a comparison. */
    emptyText?: string;
  },
): RecordField<string | null, TimeInput, C> {
  const { zone, isRequired = false, isNullable = !isRequired, emptyText = '' } = options;
  return {
    ...common(options),
    initial: () => emptyTimeInput,
    toValue: (stored, context, record) =>
      stored ? toTimeInput(stored, zone(record, context)) : emptyTimeInput,
    toBody: (typed, { name, values, context, refuse }) => {
      if (!typed.local && isNullable) return null;
      return requireInstant(name, typed, zone(values, context), refuse);
    },
    show: ({ local }) => local.replace('T', ' ') || emptyText,
    input: { kind: 'time', isRequired },
  };
}

/** Fields that are stored as one object, such as the facts of a business. */
export function groupField<
  G extends Readonly<Record<string, RecordField<never, unknown, unknown>>>,
>(options: {
  label: string;
  fields: G;
  show: (value: ValuesOf<G>) => string;
  /** Stored value of a new record, to begin with. */
  initial: () => { [K in keyof G]: unknown };
}): RecordField<{ [K in keyof G]: unknown }, ValuesOf<G>, unknown> {
  const { label, fields, show, initial } = options;
  const record = { id: '' };
  const toValue = (stored: { [K in keyof G]: unknown }, context: unknown) =>
    mapFields(fields, (field, name) => field.toValue(stored[name] as never, context, record));
  return {
    label,
    group: fields,
    initial: (context) => toValue(initial(), context) as ValuesOf<G>,
    toValue: (stored, context) => toValue(stored, context) as ValuesOf<G>,
    toBody: (value, source) =>
      mapFields(fields, (field, name) => field.toBody(value[name] as never, source)),
    show,
  };
}

/** Returns a value for each field. */
export function mapFields<F extends object, T>(
  fields: F,
  map: (field: F[keyof F], name: keyof F & string) => T,
): Record<string, T> {
  const names = Object.keys(fields) as (keyof F & string)[];
  return Object.fromEntries(names.map((name) => [name, map(fields[name], name)]));
}
