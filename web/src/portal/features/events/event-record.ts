import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type AdminEvent,
  createEvent,
  editEvent,
  eventBody,
  listAdminEvents,
} from '@wine-walk/common/api/staff/events.ts';
import {
  defaultStaffLinkLeadHours,
  emptyNonprofit,
  emptyWayHome,
} from '@wine-walk/common/model/events.ts';
import { textIn } from '@wine-walk/common/model/languages.ts';
import { eventEditImpact } from '@wine-walk/common/rules/events/attendee-impact.ts';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  amountField,
  checkField,
  groupField,
  numberField,
  optionalNumberField,
  type RecordField,
  type RecordFields,
  textField,
  timeField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
import { codeField, currencyChoices } from '../../shared/desk/code-field.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { mainLanguage, translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { helpPointsField } from './help-point-record.ts';
import { ticketTypesField } from './ticket-type-record.ts';

interface EventFormContext {
  /** Time zone of a new event. */
  newZone: string;
  businesses: readonly AdminBusiness[];
}

const { fields: labels } = texts.events;

const eventTime = (label: string) =>
  timeField<EventFormContext>({
    label,
    isRequired: true,
    zone: ({ timeZone = 'UTC' }) => timeZone,
  });

/** IDs of the businesses in their order; null for every active business, by name. */
const businessIdsField: RecordField<string[] | null, string[] | null, EventFormContext> = {
  label: texts.events.businesses.label,
  // A new event lists the present businesses; later ones join only if staff say so.
  initial: ({ businesses }) => {
    const ids = participatingBusinesses({ businessIds: null }, businesses).map(({ id }) => id);
    return ids.length > 0 ? ids : null;
  },
  toValue: (stored) => stored,
  toBody: (value) => value,
  show: (ids, { businesses }) => {
    const names = new Map(businesses.map(({ id, name }) => [id, name]));
    return (
      ids?.map((id, index) => `${index + 1}. ${names.get(id) ?? id}`).join('\n') ??
      texts.events.businesses.all
    );
  },
};

const filledParts = (values: object) =>
  Object.values(values).filter(Boolean).join(', ') || labels.none;

/** Fields of an event (specification, section 3). */
export const eventFields = {
  name: textField({ label: labels.name, isRequired: true, isSearched: true }),
  description: textField({ label: labels.description, rows: 3, isSearched: true }),
  descriptionIn: translationField(labels.translatedDescription, 3),
  place: {
    ...textField({
      label: labels.place,
      isSearched: true,
      column: { title: labels.placeColumn, isWidestOnly: true },
    }),
    initial: () => {
      const organization = currentOrganization();
      return textIn(organization.place, mainLanguage(organization));
    },
  },
  hashtag: {
    ...textField({ label: labels.hashtag, placeholder: labels.hashtagPlaceholder }),
    initial: () => currentOrganization().hashtag,
  },
  startTime: eventTime(labels.start),
  endTime: eventTime(labels.end),
  timeZone: {
    ...textField({ label: labels.timeZone }),
    initial: ({ newZone }: EventFormContext) => newZone,
  },
  ticketPrice: groupField({
    label: labels.ticketPrice,
    fields: {
      amountCents: amountField({
        label: labels.ticketPrice,
        help: labels.ticketPriceHelp,
      }),
      currency: codeField({ label: labels.currency, choices: currencyChoices }),
    },
    initial: () => {
      const { ticketPriceCents, currency } = currentOrganization();
      return { amountCents: ticketPriceCents, currency };
    },
    show: ({ amountCents, currency }) => `${amountCents} ${currency}`,
  }),
  ticketUrl: textField({ label: labels.ticketUrl, help: labels.ticketUrlHelp, type: 'url' }),
  capacity: optionalNumberField({
    label: labels.capacity,
    help: labels.capacityHelp,
    emptyText: labels.noLimit,
    inputMode: 'numeric',
    min: 1,
    step: 1,
  }),
  ticketTypes: ticketTypesField,
  isActive: checkField({
    label: labels.active,
    help: labels.activeHelp,
    initial: true,
  }),
  businessIds: businessIdsField,
  joinsNewBusinesses: checkField({
    label: labels.joinsNewBusinesses,
    help: labels.joinsNewBusinessesHelp,
    initial: false,
  }),
  mapPoints: helpPointsField,
  staffLinkLeadHours: {
    ...numberField({
      label: labels.staffLinkLeadHours,
      help: labels.staffLinkLeadHoursHelp,
    }),
    initial: () => String(defaultStaffLinkLeadHours),
  },
  wayHome: groupField({
    label: labels.wayHome,
    fields: {
      taxiPhone: textField({ label: labels.taxiPhone }),
      transitUrl: textField({ label: labels.transitUrl, type: 'url' }),
      deskPhone: textField({ label: labels.deskPhone }),
      emergencyPhone: textField({ label: labels.emergencyPhone }),
    },
    initial: () => emptyWayHome,
    show: filledParts,
  }),
  nonprofit: groupField({
    label: labels.nonprofit,
    fields: {
      name: textField({ label: labels.nonprofit }),
      url: textField({ label: labels.nonprofitUrl, type: 'url' }),
    },
    initial: () => emptyNonprofit,
    show: filledParts,
  }),
} satisfies RecordFields<AdminEvent, EventFormContext>;

/** Values of the event form. */
export type EventValues = ValuesOf<typeof eventFields>;

export type EventBody = BodyOf<typeof createEvent>;

interface FormOptions extends EventFormContext {
  /** Null for a new event; undefined after it was deleted. */
  event: AdminEvent | null | undefined;
  onDone: (saved: AdminEvent) => void;
}

/** Returns the body of an event that was never active: its checklist is shown before it is switched on. */
const unpublished = (body: EventBody): EventBody => ({ ...body, isActive: false });

/** Form of an event. */
export function useEventForm({ event, onDone, ...context }: FormOptions) {
  return useRecordForm<EventValues, EventBody, AdminEvent>({
    kind: 'event',
    record: event,
    ...describeForm({ fields: eventFields, body: eventBody, context }),
    create: (body, call) => call(createEvent, { body: unpublished(body) }),
    edit: (id, body, call) =>
      call(editEvent, { params: { id }, body: event?.isPublished ? body : unpublished(body) }),
    readSaved: async (id) =>
      (await staffCall(listAdminEvents, {})).find((saved) => saved.id === id),
    onDone,
  });
}

/** Returns how saving the form affects the attendees of this event; empty if not at all. `now`: epoch milliseconds. */
export function eventImpact(
  event: AdminEvent | null | undefined,
  values: EventValues,
  businesses: readonly AdminBusiness[],
  now: number,
): AttendeeImpact[] {
  if (!event) return [];
  const { isActive, businessIds, startTime, endTime, timeZone } = values;
  const after = {
    isActive,
    businessIds,
    // An invalid time is rejected at its field.
    startTime: toInstant(startTime, timeZone) ?? event.startTime,
    endTime: toInstant(endTime, timeZone) ?? event.endTime,
  };
  const effects = eventEditImpact(event, after, businesses, now);
  return effects.length > 0 ? [{ event, effects }] : [];
}
