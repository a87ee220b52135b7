import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  type AdminPointRule,
  createPointRule,
  editPointRule,
  listPointRules,
  pointRuleBody,
} from '@wine-walk/common/api/point-rules.ts';
import type { PointTrigger } from '@wine-walk/common/model/categories.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import {
  checkField,
  choiceField,
  describeForm,
  type EventContext,
  eventField,
  numberField,
  openChoiceField,
  type RecordFields,
  textField,
  timeField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import { categoryLabels } from '../../shared/record-labels.ts';
import { texts } from '../../texts/texts.ts';

const triggerLabels: Record<PointTrigger, string> = {
  check_in: 'Check-in',
  first_check_in: 'First check-in of the event',
  special_reward: 'Special-reward business',
  category: 'Business category',
  time_window: 'Time window',
  all_businesses: 'All businesses',
};

export const triggerHelp: Record<PointTrigger, string> = {
  check_in: 'Every verified visit earns these points.',
  first_check_in: 'The first verified visit of the event earns these points.',
  special_reward: 'Every verified visit to a business with a special reward earns these points.',
  category: 'Every verified visit to a business in this category earns these points.',
  time_window: 'Every verified visit in this time window earns these points.',
  all_businesses: 'The visit that completes every stop earns these points.',
};

/** Returns the time zone of a rule's times: that of its event, else of the selected event. */
export function ruleTimeZone(eventId: string, { events, event }: EventContext): string {
  return (events.find(({ id }) => id === eventId) ?? event)?.timeZone ?? 'America/New_York';
}

const ruleTime = (options: { label: string; isRequired?: boolean }) =>
  timeField<EventContext>({
    ...options,
    isNullable: true,
    emptyText: 'No limit',
    zone: ({ eventId }, context) => ruleTimeZone(eventId ?? '', context),
  });

/** Fields of a point rule. */
export const pointRuleFields = {
  name: textField({ label: 'Name', isRequired: true }),
  trigger: choiceField({
    label: 'Trigger',
    labels: triggerLabels,
    initial: 'check_in',
    isRequired: true,
  }),
  points: numberField({
    label: 'Points',
    isRequired: true,
    inputMode: 'numeric',
    min: 1,
    step: 1,
    column: {
      sortValue: (points) => points,
      cell: (points) => points,
      isEnd: true,
      isWideOnly: true,
    },
  }),
  category: openChoiceField({
    label: 'Category',
    labels: categoryLabels,
    isRequired: true,
    emptyLabel: 'Choose a category',
    emptyText: 'None',
  }),
  windowStartTime: ruleTime({ label: 'Window starts', isRequired: true }),
  windowEndTime: ruleTime({ label: 'Window ends', isRequired: true }),
  activeFromTime: ruleTime({ label: 'Counts from' }),
  activeUntilTime: ruleTime({ label: 'Counts until' }),
  isActive: checkField({
    label: 'Active',
    help: 'Inactive rules give no points. The leaderboard updates right away.',
    initial: true,
  }),
  eventId: eventField,
} satisfies RecordFields<AdminPointRule, EventContext>;

/** Values of the point rule form. */
export type PointRuleValues = ValuesOf<typeof pointRuleFields>;

type PointRuleBody = BodyOf<typeof createPointRule>;

/** Returns the form's parts; the fields of other triggers are sent as null. */
export function describePointRule(context: EventContext) {
  return describeForm<PointRuleValues, PointRuleBody, AdminPointRule, EventContext>({
    fields: pointRuleFields,
    body: pointRuleBody,
    context,
    unused: ({ trigger }) => [
      ...(trigger === 'category' ? [] : (['category'] as const)),
      ...(trigger === 'time_window' ? [] : (['windowStartTime', 'windowEndTime'] as const)),
    ],
  });
}

/** Form of a point rule. `rule`: null for a new one, undefined after it was deleted. */
export function usePointRuleForm(
  rule: AdminPointRule | null | undefined,
  context: EventContext,
  onDone: () => void,
) {
  return useRecordForm<PointRuleValues, PointRuleBody, AdminPointRule>({
    noun: texts.nouns.pointRule,
    record: rule,
    ...describePointRule(context),
    create: (body, idempotencyKey) => staffCall(createPointRule, { body, idempotencyKey }),
    edit: (id, body) => staffCall(editPointRule, { params: { id }, body }),
    readSaved: async (id) => (await staffCall(listPointRules, {})).find((saved) => saved.id === id),
    onDone,
  });
}

/** Returns the trigger with its category: 'Business category: Wine Bar'. */
export function triggerText({
  trigger,
  category,
}: Pick<AdminPointRule, 'trigger' | 'category'>): string {
  const label = triggerLabels[trigger];
  return trigger === 'category' && category ? `${label}: ${categoryLabels[category]}` : label;
}
