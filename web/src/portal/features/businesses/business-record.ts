import {
  type AdminBusiness,
  businessBody,
  createBusiness,
  editBusiness,
  listAdminBusinesses,
} from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import {
  type BusinessContact,
  type BusinessFacts,
  emptyBusinessContact,
  emptyBusinessFacts,
} from '@wine-walk/common/model/businesses.ts';
import {
  businessEditImpact,
  isBusinessListed,
  isInProgress,
} from '@wine-walk/common/rules/events/attendee-impact.ts';
import { defaultEventsForNewBusiness } from '@wine-walk/common/rules/events/event-business-lists.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { parseNumberInput } from '../../kit/forms/form-schema.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  checkField,
  choiceField,
  groupField,
  numberField,
  openChoiceField,
  type RecordField,
  type RecordFields,
  textField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { staffCall } from '../../session/staff-call.ts';
import type { AttendeeImpact } from '../../shared/attendee-impact-notice.tsx';
import { categoryLabels } from '../../shared/records/record-labels.ts';
import { translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

interface BusinessContext {
  events: readonly AdminEvent[];
  /** Selected event; a new business joins it if it is upcoming. */
  event: AdminEvent | undefined;
}

const {
  entrances: entranceLabels,
  restrooms: restroomLabels,
  fields: labels,
}: {
  entrances: Record<BusinessFacts['stepFree'], string>;
  restrooms: Record<BusinessFacts['restroom'], string>;
  fields: typeof texts.businesses.fields;
} = texts.businesses;

/** Stored with the business, but edited per event (offer-record.ts). */
const unedited = (label: string) => ({ ...textField({ label }), input: undefined });

/** Details for guests: the business sheet shows only those that are filled in. */
const factsFields = {
  openFrom: unedited(labels.openFrom),
  openUntil: unedited(labels.openUntil),
  offered: unedited(labels.offered),
  withoutAlcohol: unedited(labels.withoutAlcohol),
  stepFree: choiceField({ label: labels.stepFree, labels: entranceLabels, initial: 'unknown' }),
  restroom: choiceField({ label: labels.restroom, labels: restroomLabels, initial: 'unknown' }),
  website: textField({ label: labels.website, type: 'url', placeholder: labels.urlPlaceholder }),
  phone: textField({ label: labels.phone, type: 'tel' }),
};

/** Contact for the organizer, which attendees never see. */
const contactFields = {
  person: textField({ label: labels.contactPerson }),
  phone: textField({ label: labels.contactPhone, type: 'tel' }),
  email: textField({ label: labels.contactEmail }),
  notes: textField({ label: labels.contactNotes, rows: 2 }),
};

/** Events with a business list that includes the business. */
const eventIdsField: RecordField<never, string[], BusinessContext> = {
  label: labels.events,
  initial: ({ events, event }) => eventsOfNewBusiness(events, event),
  toValue: (_, { events }, { id }) => eventIdsListing(id, events),
  toBody: (value) => value,
  show: (ids, { events }) => {
    const names = new Map(events.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? id).join(', ');
  },
};

/** Fields of a business (specification, section 3). */
export const businessFields = {
  name: textField({ label: labels.name, isRequired: true, isSearched: true }),
  description: textField({ label: labels.description, rows: 3, isSearched: true }),
  descriptionIn: translationField(labels.translatedDescription, 3),
  category: openChoiceField({
    label: labels.category,
    labels: categoryLabels,
    emptyLabel: labels.categoryEmpty,
    emptyText: '',
    isRequired: true,
    requiredMessage: labels.categoryMissing,
    isSearched: true,
    filterAllLabel: labels.categoryAll,
    column: { cell: (category) => category && categoryLabels[category], isWideOnly: true },
  }),
  address: textField({
    label: labels.address,
    isRequired: true,
    isSearched: true,
    column: { isWideOnly: true },
  }),
  latitude: numberField({ label: labels.latitude }),
  longitude: numberField({ label: labels.longitude }),
  imageUrl: textField({
    label: labels.imageUrl,
    type: 'url',
    placeholder: labels.urlPlaceholder,
    help: labels.imageUrlHelp,
  }),
  imageAlt: textField({
    label: labels.imageAlt,
    placeholder: labels.imageAltPlaceholder,
    help: labels.imageAltHelp,
  }),
  imageAltIn: translationField(labels.translatedImageAlt),
  rating: numberField({
    label: labels.rating,
    inputMode: 'decimal',
    min: 0,
    max: 5,
    step: 0.1,
    help: labels.ratingHelp,
    column: {
      sortValue: (rating) => rating,
      cell: (rating) => rating > 0 && rating.toFixed(1),
      isWidestOnly: true,
      isEnd: true,
    },
  }),
  stampMotif: choiceField({
    label: labels.stampMotif,
    labels: texts.businesses.motifs,
    initial: 'auto',
  }),
  hasSpecialReward: checkField({
    label: labels.hasSpecialReward,
    help: labels.hasSpecialRewardHelp,
    initial: false,
  }),
  rewardDescription: textField({ label: labels.rewardDescription, rows: 2 }),
  rewardDescriptionIn: translationField(labels.translatedRewardDescription, 2),
  facts: groupField({
    label: labels.facts,
    fields: factsFields,
    initial: emptyBusinessFacts,
    show: factsText,
  }),
  contact: groupField({
    label: labels.contact,
    fields: contactFields,
    initial: emptyBusinessContact,
    show: ({ person, phone, email, notes }: BusinessContact) =>
      [person, phone, email, notes].filter(Boolean).join('; '),
  }),
  isActive: checkField({
    label: labels.active,
    help: labels.activeHelp,
    initial: true,
  }),
  eventIds: eventIdsField,
} satisfies RecordFields<AdminBusiness, BusinessContext>;

/** Values of the business form. */
export type BusinessValues = ValuesOf<typeof businessFields>;

export type BusinessBody = BodyOf<typeof createBusiness>;

/** Returns the facts on one line, for the comparison of two versions. */
function factsText(facts: BusinessFacts): string {
  const { openFrom, openUntil, offered, withoutAlcohol, stepFree, restroom } = facts;
  const { facts: t } = texts.businesses;
  const open = openFrom || openUntil ? t.open({ from: openFrom, until: openUntil }) : '';
  const entrance = stepFree === 'unknown' ? '' : t.entrance({ entrance: entranceLabels[stepFree] });
  const toilet = restroom === 'unknown' ? '' : t.restroom({ restroom: restroomLabels[restroom] });
  const shown: Record<keyof BusinessFacts, string> = {
    openFrom: open,
    // Part of the text before.
    openUntil: '',
    offered,
    withoutAlcohol,
    stepFree: entrance,
    restroom: toilet,
    website: facts.website,
    phone: facts.phone,
  };
  return Object.values(shown).filter(Boolean).join('; ');
}

/** Returns the events with a business list that includes the business. */
export function eventIdsListing(id: string, events: readonly AdminEvent[]): string[] {
  return events.filter(({ businessIds }) => businessIds?.includes(id)).map((event) => event.id);
}

/**
 * Returns the events with a business list that a new business joins: those that accept new businesses, and the selected event
 * if it is upcoming. An event in progress is never joined automatically.
 */
export function eventsOfNewBusiness(
  events: readonly AdminEvent[],
  selectedEvent: AdminEvent | undefined,
): string[] {
  const now = serverNow();
  const joined = defaultEventsForNewBusiness(events, now).map(({ id }) => id);
  const isUpcoming = selectedEvent && eventStatus(selectedEvent, now) === 'upcoming';
  const prepared = isUpcoming ? [selectedEvent.id] : [];
  const listed = events.filter(({ businessIds }) => businessIds !== null);
  return listed.map(({ id }) => id).filter((id) => joined.includes(id) || prepared.includes(id));
}

interface FormOptions extends BusinessContext {
  /** Null for a new business; undefined after it was deleted. */
  business: AdminBusiness | null | undefined;
  onDone: () => void;
}

const privateFields = ['contact'] as const;

/**
 * Form of a business. Sends the events of the business only if they were changed in this form, with the initial ones, so that
 * concurrent edits of other events' lists are preserved.
 */
export function useBusinessForm({ business, events, event, onDone }: FormOptions) {
  const includesAll = (eventId: string) =>
    events.some(({ id, businessIds }) => id === eventId && businessIds === null);
  return useRecordForm<BusinessValues, BusinessBody, AdminBusiness>({
    kind: 'business',
    privateFields,
    record: business,
    ...describeForm({ fields: businessFields, body: businessBody, context: { events, event } }),
    create: (body, call) => call(createBusiness, { body }),
    edit: (id, { eventIds, ...body }, call, base) => {
      const isChanged = eventIds?.toSorted().join() !== base.eventIds.toSorted().join();
      // An event that takes every active business since the form was opened cannot be left.
      const seenEventIds = base.eventIds.filter((eventId) => !includesAll(eventId));
      return call(editBusiness, {
        params: { id },
        body: isChanged ? { ...body, eventIds, seenEventIds } : body,
      });
    },
    readSaved: async (id) =>
      (await staffCall(listAdminBusinesses, {})).find((saved) => saved.id === id),
    onDone,
  });
}

/** Returns how saving the form affects the attendees of each event in progress. `now`: epoch milliseconds. */
export function businessImpact(
  business: AdminBusiness | null | undefined,
  values: BusinessValues,
  events: readonly AdminEvent[],
  now: number,
): AttendeeImpact[] {
  const before = business ?? null;
  const degreesOf = (input: string, fallback = 0) => {
    const degrees = parseNumberInput(input);
    return degrees === undefined || Number.isNaN(degrees) ? fallback : degrees;
  };
  const after = {
    name: before?.name ?? (values.name.trim() || texts.businesses.form.newBusiness),
    isActive: values.isActive,
    latitude: degreesOf(values.latitude, before?.latitude),
    longitude: degreesOf(values.longitude, before?.longitude),
  };
  const changes = events
    .filter((event) => isInProgress(event, now))
    .map((event) => {
      const was = before !== null && isBusinessListed(event, before.id);
      const is = event.businessIds === null || values.eventIds.includes(event.id);
      return { event, effects: businessEditImpact(before, after, { was, is }) };
    });
  return changes.filter(({ effects }) => effects.length > 0);
}
