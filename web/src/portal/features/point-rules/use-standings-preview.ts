import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { previewPointRule } from '@wine-walk/common/api/point-rules.ts';
import { useDebounced } from '../../kit/forms/use-debounced.ts';
import { staffCall } from '../../session/staff-call.ts';
import { type PointRuleValues, pointRuleSchema, type ZoneOf } from './point-rule-values.ts';

/** How long typing rests before the standings are asked for. Milliseconds. */
const restMs = 400;

export type StandingsPreview =
  | { status: 'incomplete' | 'loading' | 'failed' }
  | { status: 'ready'; change: ResponseOf<typeof previewPointRule> };

interface Props {
  eventId: string;
  /** The rule being edited; null for a new one. */
  ruleId: string | null;
  values: PointRuleValues;
  zoneOf: ZoneOf;
}

/** What the rule as typed would do to an event's current standings. Nothing is saved. */
export function useStandingsPreview({ eventId, ruleId, values, zoneOf }: Props): StandingsPreview {
  const rule = pointRuleSchema(zoneOf).safeParse(values).data;
  const asked = useDebounced(rule ? JSON.stringify(rule) : null, restMs);
  const { data, isError } = useQuery({
    queryKey: ['point-rule-preview', eventId, ruleId, asked],
    queryFn: () =>
      staffCall(previewPointRule, {
        params: { eventId },
        body: { ...(ruleId && { id: ruleId }), rule: JSON.parse(asked ?? '') as never },
      }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  if (!rule) return { status: 'incomplete' };
  if (isError) return { status: 'failed' };
  return data ? { status: 'ready', change: data } : { status: 'loading' };
}
