import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type HistoryEntry, readRecordHistory } from '@wine-walk/common/api/record-history.ts';
import { instant } from '@wine-walk/common/model/values.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { useApiQuery } from '../../platform/session/api.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { format } from '../kit/format.ts';
import type { RecordForm, Versioned } from '../kit/forms/record-form.ts';
import { staffCall } from '../session/staff-call.ts';
import { texts } from '../texts/texts.ts';

/** Actions of staff on a stored record with the values before and after each, read when it is opened. */
export function RecordHistory<V extends FieldValues, B, R extends Versioned>({
  record,
}: {
  record: RecordForm<V, B, R>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { timeZone } = useOrganization();
  const { stored } = record;
  const { title, none, loading, failed } = texts.kit.history;
  const query = stored ? { kind: stored.kind, ...stored.ids } : { kind: 'event' as const, id: '-' };
  const isRead = isOpen && stored !== null;
  const answer = useApiQuery(readRecordHistory, { query }, { call: staffCall, enabled: isRead });
  if (!stored) return null;
  const entries = answer.data ?? [];
  return (
    <chakra.details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary py="2" fontWeight="600" cursor="pointer">
        {title}
      </chakra.summary>
      {answer.isError && (
        <ErrorState title={failed} error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.isPending && isOpen && <Text color="muted">{loading}</Text>}
      {answer.data && entries.length === 0 && <Text color="muted">{none}</Text>}
      <Stack as="ol" gap="4" mt="2" listStyleType="none">
        {entries.map((entry) => (
          <Entry
            key={`${entry.happenedAt} ${entry.action}`}
            entry={entry}
            at={format.dateTime(entry.happenedAt, timeZone)}
            show={(field, value) => showValue(record, field, value, timeZone)}
            labelOf={(field) => record.views[field]?.label ?? otherLabels[field] ?? field}
          />
        ))}
      </Stack>
    </chakra.details>
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
  const { actions, empty, changed } = texts.kit.history;
  const actionLabels: Readonly<Record<string, string>> = actions;
  const label = actionLabels[action.split('.').at(-1) ?? ''];
  return (
    <Box as="li" fontSize="sm">
      <Text color="muted">{[at, actor, label].filter(Boolean).join(' · ')}</Text>
      <chakra.dl display="grid" gap="1" mt="1">
        {changes.map(({ field, hasValues, before, after }) => {
          const [old, saved] = hasValues ? [show(field, before), show(field, after)] : [];
          const isShown = typeof old === 'string' && typeof saved === 'string';
          return (
            <Box key={field}>
              <chakra.dt fontWeight="600">{labelOf(field)}</chakra.dt>
              <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
                {!isShown && changed}
                {isShown && <chakra.del color="muted">{old || empty}</chakra.del>}
                {isShown && ' → '}
                {isShown && <chakra.ins textDecoration="none">{saved || empty}</chakra.ins>}
              </chakra.dd>
            </Box>
          );
        })}
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
