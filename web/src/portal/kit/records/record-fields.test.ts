import { event } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeForm } from './describe-form.ts';
import { fieldColumns, matchesFieldFilters } from './field-lists.tsx';
import {
  checkField,
  choiceField,
  type EventContext,
  eventField,
  groupField,
  numberField,
  openChoiceField,
  optionalNumberField,
  textField,
  timeField,
  type ValuesOf,
} from './record-fields.ts';

const colors = { red: 'Red', white: 'White' };
const fields = {
  name: textField({ label: 'Name', isSearched: true, column: {} }),
  points: numberField({ label: 'Points', column: { sortValue: (points) => points } }),
  stock: optionalNumberField({ label: 'Stock', emptyText: 'No limit' }),
  color: choiceField({ label: 'Color', labels: colors, initial: 'red', isSearched: true }),
  second: openChoiceField({
    label: 'Second color',
    labels: colors,
    emptyLabel: 'Choose…',
    emptyText: 'None',
    filterAllLabel: 'Every color',
  }),
  isActive: checkField({ label: 'Active', initial: true }),
  eventId: eventField,
  startTime: timeField<EventContext>({ label: 'Start', zone: () => 'Europe/Paris' }),
  contact: groupField({
    label: 'Contact',
    fields: { phone: textField({ label: 'Phone' }) },
    initial: () => ({ phone: '911' }),
    show: ({ phone }) => phone,
  }),
};
const autumn = event('autumn', { name: 'Autumn Wine Walk' });
const record = {
  id: 'r',
  name: 'Gallery hop',
  points: 10,
  stock: null,
  color: 'white',
  second: 'red',
  isActive: false,
  eventId: 'autumn',
  startTime: '2026-11-20T16:00:00.000Z',
  contact: { phone: '' },
} as const;
type Values = ValuesOf<typeof fields>;
const { toValues, schema, views } = describeForm<Values, unknown, typeof record, EventContext>({
  fields,
  body: z.unknown(),
  context: { events: [autumn], event: autumn },
  unused: ({ color }) => (color === 'white' ? [] : ['second']),
});

describe('describeForm', () => {
  it('returns the initial values of a new record', () => {
    expect(toValues(null)).toEqual({
      name: '',
      points: '',
      stock: '',
      color: 'red',
      second: '',
      isActive: true,
      eventId: 'autumn',
      startTime: { local: '', occurrence: 'first' },
      contact: { phone: '911' },
    });
  });

  it('returns a stored record as form values and the same record as body', () => {
    const values = toValues(record);
    expect(values).toMatchObject({
      points: '10',
      stock: '',
      startTime: { local: '2026-11-20T17:00' },
    });
    const { id, ...body } = record;
    expect(schema.parse(values)).toEqual(body);
  });

  it('sends null for the fields that other values make irrelevant', () => {
    const values: Values = { ...toValues(record), color: 'red' };
    expect(schema.parse(values)).toMatchObject({ color: 'red', second: null });
  });

  it('rejects a time that does not exist at its field', () => {
    const startTime = { local: '2026-03-29T02:30', occurrence: 'first' as const };
    const { error } = schema.safeParse({ ...toValues(record), startTime });
    expect(error?.issues[0]?.path).toEqual(['startTime']);
  });

  it('shows each value as text for a comparison', () => {
    const values = toValues(record);
    const shown = (name: keyof Values) => views[name].show(values[name] as never);
    expect(shown('stock')).toBe('No limit');
    expect(shown('color')).toBe('White');
    expect(shown('isActive')).toBe('No');
    expect(shown('eventId')).toBe('Autumn Wine Walk');
    expect(shown('startTime')).toBe('2026-11-20 17:00');
  });
});

describe('fieldColumns', () => {
  it('returns the columns in the order of the descriptors, sorted by text or by value', () => {
    const columns = fieldColumns<typeof record>(fields);
    expect(columns.map(({ title }) => title)).toEqual(['Name', 'Points']);
    expect(columns.map(({ id }) => id)).toEqual(['name', 'points']);
    expect(columns.map(({ sortValue }) => sortValue?.(record))).toEqual(['Gallery hop', 10]);
  });
});

describe('matchesFieldFilters', () => {
  const matches = (query: Record<string, string>) =>
    matchesFieldFilters(
      fields,
      {
        search: query['search'] ?? '',
        show: 'all',
        get: (name) => query[name] ?? '',
        set: () => undefined,
        isFiltering: true,
      },
      record,
    );

  it.each([
    ['a searched text', { search: 'gallery' }, true],
    ['the label of a searched choice', { search: 'white' }, true],
    ['a text that is not searched', { search: '911' }, false],
    ['the filter of its value', { second: 'red' }, true],
    ['the filter of another value', { second: 'white' }, false],
    ['a filter value that is no option', { second: 'green' }, true],
  ])('filters by %s', (_name, query: Record<string, string>, expected) => {
    expect(matches(query)).toBe(expected);
  });
});
