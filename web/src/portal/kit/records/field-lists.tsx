import { Select } from '../forms/select.tsx';
import { TruncatedText } from '../lists/cells.tsx';
import type { Column } from '../lists/record-table.tsx';
import { type ListFilters, matchesFilters } from '../lists/use-list-filters.ts';
import type { RecordField } from './record-fields.ts';

type ListedFields = Readonly<Record<string, RecordField<never, unknown, never>>>;

const storedOf = (record: object, name: string) =>
  (record as Record<string, unknown>)[name] as never;

/** Returns a field of a record as text. Fields of lists do not depend on a context. */
function fieldText(
  field: RecordField<never, unknown, never>,
  name: string,
  record: object,
): string {
  const value = field.toValue(storedOf(record, name), undefined as never, record as never);
  return field.show(value, undefined as never);
}

/** Returns the columns of the fields that have one, in the order of the descriptors. */
export function fieldColumns<R extends object>(fields: ListedFields): Column<R>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.column) return [];
    const { title = field.label, cell, sortValue, ...layout } = field.column;
    const text = (record: R) => fieldText(field, name, record);
    return {
      ...layout,
      id: name,
      title,
      sortValue: (record: R) => sortValue?.(storedOf(record, name)) ?? text(record),
      cell: (record: R) => cell?.(storedOf(record, name)) ?? <TruncatedText text={text(record)} />,
    };
  });
}

/** Returns the texts of a record that the list's search includes. */
export function searchedTexts(fields: ListedFields, record: object): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.isSearched ? fieldText(field, name, record) : [],
  );
}

const filterFields = (fields: ListedFields) =>
  Object.entries(fields).filter(([, { filterAllLabel }]) => filterAllLabel !== undefined);

/** Returns the filter's value in the URL; '' if it is none of the field's options. */
function chosenOption(filters: ListFilters, name: string, field: ListedFields[string]): string {
  const chosen = filters.get(name);
  return filterOptions(field).some(({ value }) => value === chosen) ? chosen : '';
}

const filterOptions = ({ input }: ListedFields[string]) =>
  input?.kind === 'choice' ? input.options(undefined as never).filter(({ value }) => value) : [];

/** True if the record passes the search and the filters of its fields. */
export function matchesFieldFilters(
  fields: ListedFields,
  filters: ListFilters,
  record: { isActive: boolean },
): boolean {
  const passes = filterFields(fields).every(([name, field]) => {
    const chosen = chosenOption(filters, name, field);
    return !chosen || storedOf(record, name) === chosen;
  });
  return passes && matchesFilters(filters, record, searchedTexts(fields, record));
}

/** Selects for the fields that the list can be filtered by. */
export function FieldFilters({ fields, filters }: { fields: ListedFields; filters: ListFilters }) {
  return filterFields(fields).map(([name, field]) => (
    <Select
      key={name}
      size="sm"
      w="auto"
      label={field.label}
      value={chosenOption(filters, name, field)}
      onChange={(next) => filters.set(name, next)}
    >
      <option value="">{field.filterAllLabel}</option>
      {filterOptions(field).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  ));
}
