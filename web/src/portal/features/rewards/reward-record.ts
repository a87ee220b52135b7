import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  type AdminReward,
  createReward,
  editReward,
  listAdminRewards,
  rewardBody,
} from '@wine-walk/common/api/staff/rewards.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { isInProgress, rewardEditImpact } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  checkField,
  choiceField,
  type EventContext,
  eventField,
  numberField,
  optionalNumberField,
  type RecordField,
  type RecordFields,
  referenceField,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
import { rewardTypeLabels } from '../../shared/records/record-labels.ts';
import { translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

interface RewardContext extends EventContext {
  businesses: readonly AdminBusiness[];
}

const wholeNumber = { inputMode: 'numeric', min: 1, step: 1 } as const;

/** IDs of the types that a reward is not for. */
const excludedTypesField: RecordField<string[], string[], RewardContext> = {
  label: texts.rewards.fields.excludedTypes,
  initial: () => [],
  toValue: (stored) => stored,
  toBody: (value) => value,
  show: (ids, { events }) => {
    const names = new Map(offeredTypes('', events).map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? id).join(', ') || texts.rewards.fields.forAllTickets;
  },
};

/** Returns the ticket types of an event; of all events if `eventId` is empty. Copies of an event share their types. */
export function offeredTypes(eventId: string, events: readonly AdminEvent[]): TicketType[] {
  const concerned = events.filter(({ id }) => eventId === '' || id === eventId);
  const types = concerned.flatMap(({ ticketTypes }) => ticketTypes);
  return [...new Map(types.map((type) => [type.id, type])).values()];
}

const { fields } = texts.rewards;

/** Fields of a reward (specification, section 3). */
export const rewardFields = {
  name: textField({ label: fields.name, isRequired: true, isSearched: true }),
  description: textField({
    label: fields.description,
    isRequired: true,
    rows: 3,
    isSearched: true,
  }),
  nameIn: translationField(fields.translatedName),
  descriptionIn: translationField(fields.translatedDescription, 3),
  rewardType: choiceField({
    label: fields.type,
    labels: rewardTypeLabels,
    initial: 'visit_count',
    isRequired: true,
    isSearched: true,
    column: { cell: (type) => rewardTypeLabels[type], isWidestOnly: true },
  }),
  requiredVisits: numberField({ label: fields.requiredCount, isRequired: true, ...wholeNumber }),
  isActive: checkField({ label: fields.active, initial: true }),
  eventId: eventField,
  stock: optionalNumberField({
    label: fields.stock,
    help: fields.stockHelp,
    emptyText: fields.noLimit,
    ...wholeNumber,
  }),
  businessId: referenceField({
    label: fields.business,
    help: fields.businessHelp,
    noneLabel: fields.desk,
    initial: () => '',
    choices: ({ businesses }: RewardContext) =>
      businesses.map(({ id, name }) => ({ value: id, label: name })),
    nameOf: (id, { businesses }) => businesses.find((business) => business.id === id)?.name ?? id,
  }),
  excludedTypeIds: excludedTypesField,
} satisfies RecordFields<AdminReward, RewardContext>;

/** Values of the reward form. */
export type RewardValues = ValuesOf<typeof rewardFields>;

export type RewardBody = BodyOf<typeof createReward>;

/** Form of a reward. `reward`: null for a new one, undefined after it was deleted. */
export function useRewardForm(
  reward: AdminReward | null | undefined,
  context: RewardContext,
  onDone: () => void,
) {
  return useRecordForm<RewardValues, RewardBody, AdminReward>({
    kind: 'reward',
    record: reward,
    ...describeForm({ fields: rewardFields, body: rewardBody, context }),
    create: (body, call) => call(createReward, { body }),
    edit: (id, body, call) => call(editReward, { params: { id }, body }),
    readSaved: async (id) =>
      (await staffCall(listAdminRewards, {})).find((saved) => saved.id === id),
    onDone,
  });
}

/** Returns how saving the form affects the attendees of each event in progress. `now`: epoch milliseconds. */
export function rewardImpact(
  reward: AdminReward | null | undefined,
  values: RewardValues,
  events: readonly AdminEvent[],
  now: number,
): AttendeeImpact[] {
  const before = reward ?? null;
  const after = {
    name: before?.name ?? values.name.trim(),
    isActive: values.isActive,
    eventId: values.eventId || null,
    rewardType: values.rewardType,
    requiredVisits: parseNumberInput(values.requiredVisits) ?? before?.requiredVisits ?? 0,
  };
  const changes = events
    .filter((event) => isInProgress(event, now))
    .map((event) => ({ event, effects: rewardEditImpact(before, after, event.id) }));
  return changes.filter(({ effects }) => effects.length > 0);
}
