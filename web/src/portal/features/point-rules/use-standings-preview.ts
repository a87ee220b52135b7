import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { previewPointRule } from '@wine-walk/common/api/point-rules.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import type { EventContext } from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import { describePointRule, type PointRuleValues } from './point-rule-record.ts';

/** Debounce of the preview request, in milliseconds. */
const debounceMs = 400;

export type StandingsPreview =
  | { status: 'incomplete' | 'loading' | 'failed' }
  | { status: 'ready'; change: ResponseOf<typeof previewPointRule> };

interface Props {
  eventId: string;
  /** ID of the rule being edited; null for a new one. */
  ruleId: string | null;
  values: PointRuleValues;
  context: EventContext;
}

/** Returns the effect of the unsaved rule on the event's current standings. */
export function useStandingsPreview({ eventId, ruleId, values, context }: Props): StandingsPreview {
  const rule = describePointRule(context).schema.safeParse(values).data;
  const requested = useDebounced(rule ? JSON.stringify(rule) : null, debounceMs);
  const { data, isError } = useQuery({
    queryKey: ['point-rule-preview', eventId, ruleId, requested],
    queryFn: () =>
      staffCall(previewPointRule, {
        params: { eventId },
        body: { ...(ruleId && { id: ruleId }), rule: JSON.parse(requested ?? '') as never },
      }),
    enabled: requested !== null,
    placeholderData: keepPreviousData,
  });
  if (!rule) return { status: 'incomplete' };
  if (isError) return { status: 'failed' };
  return data ? { status: 'ready', change: data } : { status: 'loading' };
}
