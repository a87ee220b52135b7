import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type AdminPointRule,
  createPointRule,
  editPointRule,
  listPointRules,
  pointRuleBody,
} from '@wine-walk/common/api/point-rules.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  checkField,
  choiceField,
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
import { categoryLabels } from '../../shared/records/record-labels.ts';
import { texts } from '../../texts/texts.ts';

const { fields, triggers } = texts.pointRules;

/** Returns the time zone of a rule's times: that of its event, else of the selected event. */
export function ruleTimeZone(eventId: string, { events, event }: EventContext): string {
  return (events.find(({ id }) => id === eventId) ?? event)?.timeZone ?? 'America/New_York';
}

const ruleTime = (options: { label: string; isRequired?: boolean }) =>
  timeField<EventContext>({
    ...options,
    isNullable: true,
    emptyText: fields.noLimit,
    zone: ({ eventId }, context) => ruleTimeZone(eventId ?? '', context),
  });

/** Fields of a point rule. */
export const pointRuleFields = {
  name: textField({ label: fields.name, isRequired: true }),
  trigger: choiceField({
    label: fields.trigger,
    labels: triggers,
    initial: 'check_in',
    isRequired: true,
  }),
  points: numberField({
    label: fields.points,
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
    label: fields.category,
    labels: categoryLabels,
    isRequired: true,
    emptyLabel: fields.chooseCategory,
    emptyText: fields.noCategory,
  }),
  windowStartTime: ruleTime({ label: fields.windowStart, isRequired: true }),
  windowEndTime: ruleTime({ label: fields.windowEnd, isRequired: true }),
  activeFromTime: ruleTime({ label: fields.activeFrom }),
  activeUntilTime: ruleTime({ label: fields.activeUntil }),
  isActive: checkField({
    label: fields.active,
    help: fields.activeHelp,
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
    kind: 'pointRule',
    record: rule,
    ...describePointRule(context),
    create: (body, call) => call(createPointRule, { body }),
    edit: (id, body, call) => call(editPointRule, { params: { id }, body }),
    readSaved: async (id) => (await staffCall(listPointRules, {})).find((saved) => saved.id === id),
    onDone,
  });
}

/** Returns the trigger with its category: 'Business category: Wine Bar'. */
export function triggerText({
  trigger,
  category,
}: Pick<AdminPointRule, 'trigger' | 'category'>): string {
  const label = triggers[trigger];
  return trigger === 'category' && category ? `${label}: ${categoryLabels[category]}` : label;
}
