import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import {
  type HistoryEntry,
  readRecordHistory,
} from '@wine-walk/common/api/staff/record-history.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { instant } from '@wine-walk/common/model/fields/values.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ValueChange } from '../../kit/changes/value-change.tsx';
import { format } from '../../kit/format.ts';
import type { RecordForm, Versioned } from '../../kit/forms/record-form.ts';
import { texts } from '../../texts/texts.ts';

interface Props<V extends FieldValues, B, R extends Versioned> {
  record: RecordForm<V, B, R>;
}

/** Actions of staff on a stored record with the values before and after each, read when it is opened. */
export function RecordHistory<V extends FieldValues, B, R extends Versioned>(
  props: Props<V, B, R>,
) {
  const [isOpen, setOpen] = useState(false);
  const { stored } = props.record;
  if (!stored) return null;
  return (
    <chakra.details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary py="2" fontWeight="600" cursor="pointer">
        {texts.kit.history.title}
      </chakra.summary>
      {isOpen && <Entries {...props} stored={stored} />}
    </chakra.details>
  );
}

interface EntriesProps<V extends FieldValues, B, R extends Versioned> extends Props<V, B, R> {
  stored: NonNullable<RecordForm<V, B, R>['stored']>;
}

function Entries<V extends FieldValues, B, R extends Versioned>(props: EntriesProps<V, B, R>) {
  const { record, stored } = props;
  const { timeZone } = useOrganization();
  const { none, loading, failed } = texts.kit.history;
  const query = { kind: stored.kind, ...stored.ids };
  const answer = useApiQuery(readRecordHistory, { query });
  if (answer.isPending) return <Text color="muted">{loading}</Text>;
  if (answer.isError)
    return <ErrorState title={failed} error={answer.error} onRetry={() => void answer.refetch()} />;
  if (answer.data.length === 0) return <Text color="muted">{none}</Text>;
  return (
    <Stack as="ol" gap="4" mt="2" listStyleType="none">
      {answer.data.map((entry) => (
        <Entry
          key={`${entry.happenedAt} ${entry.action}`}
          entry={entry}
          at={format.dateTime(entry.happenedAt, timeZone)}
          show={(field, value) => showValue(record, field, value, timeZone)}
          labelOf={(field) => record.views[field]?.label ?? otherLabels[field] ?? field}
        />
      ))}
    </Stack>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  /** Time as text. */
  at: string;
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string | null;
}

function Entry({ entry: { actor, action, changes }, at, labelOf, show }: EntryProps) {
  const actionLabels: Readonly<Record<string, string>> = texts.kit.history.actions;
  const label = actionLabels[action.split('.').at(-1) ?? ''];
  return (
    <Box as="li" fontSize="sm">
      <Text color="muted">{joinFacts([at, actor, label])}</Text>
      <chakra.dl display="grid" gap="1" mt="1">
        {changes.map(({ field, hasValues, before, after }) => (
          <ValueChange
            key={field}
            label={labelOf(field)}
            before={hasValues ? show(field, before) : null}
            after={hasValues ? show(field, after) : null}
          />
        ))}
      </chakra.dl>
    </Box>
  );
}

/** Labels of stored fields that no form has. */
const otherLabels: Readonly<Record<string, string>> = texts.kit.history.fields;

/** Returns a stored value as text; null if it is not shown. */
function showValue<V extends FieldValues, B, R extends Versioned>(
  { views, stored }: RecordForm<V, B, R>,
  field: string,
  value: unknown,
  timeZone: string,
): string | null {
  const view = views[field];
  if (view && stored && value !== undefined) return view.showStored(value, stored.record);
  if (value === undefined || value === null) return texts.kit.history.empty;
  if (typeof value === 'boolean') return value ? texts.kit.yes : texts.kit.no;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return instant.safeParse(value).success ? format.dateTime(value, timeZone) : value;
}
