import { Box, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import type { PersonData } from '@wine-walk/common/api/personal-data.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { Fragment, type ReactNode } from 'react';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

type PersonDocument = PersonData['documents'][number];

const kinds: Record<string, string> = texts.registrations.personalData.kinds;
const idLabels: Record<string, string> = texts.registrations.personalData.ids;
const fieldLabels: Record<string, string> = texts.registrations.personalData.fields;
const codeLabels: Record<string, string> = texts.registrations.personalData.codes;

/** Fields with one of a few codes as their value. */
const codeFields = new Set([
  'kind',
  'language',
  'method',
  'paymentMethod',
  'purpose',
  'reason',
  'reasons',
  'reviewReason',
  'signedOn',
  'source',
  'state',
  'status',
]);

/** Fields with a map by IDs, which are no names of fields. */
const mapFields = new Set([
  'claims',
  'endedSessions',
  'refusals',
  'registrations',
  'unlocked',
  'visits',
]);

/** Format of a stored instant (common/src/model/fields/values.ts). */
const instantText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

interface PersonalRecordsProps {
  documents: readonly PersonDocument[];
  /** Time zone of the event. */
  timeZone: string;
}

/** Stored records of a person by kind, with labels instead of the names in the database. */
export function PersonalRecords({ documents, timeZone }: PersonalRecordsProps) {
  const byKind = Map.groupBy(documents, ({ path }) => path.split('/').at(-2) ?? '');
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {[...byKind].map(([collection, records]) => (
        <Box as="li" key={collection}>
          <details>
            <chakra.summary cursor="pointer" py="1">
              <Text as="h4" display="inline" fontSize="sm" fontWeight="600">
                {texts.registrations.personalData.kind({
                  kind: kinds[collection] ?? wordsOf(collection),
                  count: records.length,
                })}
              </Text>
            </chakra.summary>
            <Stack gap="3" py="2" ps="4">
              {records.map(({ path, data }) => (
                <Box key={path} borderStartWidth="2px" borderColor="line" ps="3">
                  <FieldList fields={withId(collection, path, data)} timeZone={timeZone} />
                </Box>
              ))}
            </Stack>
          </details>
        </Box>
      ))}
    </Stack>
  );
}

/** Field with its label. */
interface Field {
  name: string;
  label: string;
  value: unknown;
}

/** Returns the fields of a record, after the ID by which people know it. */
function withId(collection: string, path: string, data: PersonDocument['data']): Field[] {
  const label = idLabels[collection];
  const id = label === undefined ? [] : [{ name: '', label, value: path.split('/').at(-1) }];
  return [...id, ...fieldsOf('', data)];
}

/** Returns the fields of a stored object; `parent`: the field that holds it. */
function fieldsOf(parent: string, data: object): Field[] {
  return Object.entries(data).map(([name, value]: [string, unknown]) =>
    mapFields.has(parent)
      ? { name: '', label: name, value }
      : { name, label: fieldLabels[name] ?? wordsOf(name), value },
  );
}

/** Labels with their values. Hides empty ones. */
function FieldList({ fields, timeZone }: { fields: readonly Field[]; timeZone: string }) {
  const shown = fields.filter(({ value }) => !isEmpty(value));
  if (shown.length === 0)
    return <Text fontSize="sm">{texts.registrations.personalData.empty}</Text>;
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', sm: '11rem 1fr' }}
      columnGap="4"
      rowGap="1"
      fontSize="sm"
    >
      {shown.map(({ name, label, value }) => (
        <Fragment key={`${name}\n${label}`}>
          <Text as="dt" color="muted" overflowWrap="anywhere">
            {label}
          </Text>
          <Box as="dd" m="0" minW="0" overflowWrap="anywhere" dir="auto">
            {shownValue(name, value, timeZone)}
          </Box>
        </Fragment>
      ))}
    </Grid>
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the value of a field as text, or as a list if it consists of several. */
function shownValue(name: string, value: unknown, timeZone: string): ReactNode {
  const { yes, no } = texts.registrations.personalData;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return numberText(name, value, timeZone);
  if (typeof value === 'string') return stringValue(name, value, timeZone);
  if (Array.isArray(value)) return <ArrayValue name={name} items={value} timeZone={timeZone} />;
  if (typeof value !== 'object' || value === null) return null;
  return <FieldList fields={fieldsOf(name, value)} timeZone={timeZone} />;
}

function numberText(name: string, value: number, timeZone: string): string {
  if (name.endsWith('AtMs')) return format.dateTime(new Date(value).toISOString(), timeZone);
  return name.endsWith('Cents') ? format.number(value / 100, 2) : String(value);
}

function stringValue(name: string, value: string, timeZone: string): ReactNode {
  if (instantText.test(value)) return format.dateTime(value, timeZone);
  if (codeFields.has(name)) return codeLabels[value] ?? value;
  // A stored response is an object as JSON.
  const response = name === 'answer' ? parsed(value) : undefined;
  return response === undefined ? value : shownValue('', response, timeZone);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface ArrayValueProps {
  name: string;
  items: readonly unknown[];
  timeZone: string;
}

function ArrayValue({ name, items, timeZone }: ArrayValueProps) {
  return (
    <Stack as="ul" listStyleType="none" gap="1">
      {items.map((item, at) => (
        <li key={at}>{shownValue(name, item, timeZone)}</li>
      ))}
    </Stack>
  );
}

/** Returns the name of a field or collection as words: 'Hidden name' of `hiddenName`. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .toLowerCase();
  return sentenceStart(words);
}
