import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import {
  type AdminBusiness,
  businessBody,
  createBusiness,
  editBusiness,
  listAdminBusinesses,
} from '@wine-walk/common/api/businesses.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  type BusinessContact,
  type BusinessFacts,
  emptyBusinessContact,
  emptyBusinessFacts,
} from '@wine-walk/common/model/businesses.ts';
import type { StampMotif } from '@wine-walk/common/model/categories.ts';
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
import {
  checkField,
  choiceField,
  describeForm,
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
import { categoryLabels } from '../../shared/record-labels.ts';
import { translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';

interface BusinessContext {
  events: readonly AdminEvent[];
  /** Selected event; a new business joins it if it is upcoming. */
  event: AdminEvent | undefined;
}

const entranceLabels: Record<BusinessFacts['stepFree'], string> = {
  unknown: 'Not specified',
  yes: 'Step-free',
  no: 'Has steps',
};

const restroomLabels: Record<BusinessFacts['restroom'], string> = {
  unknown: 'Not specified',
  none: 'None for guests',
  yes: 'Yes, not step-free',
  step_free: 'Yes, step-free',
};

const motifLabels: Record<StampMotif, string> = {
  auto: 'Pick one for me',
  glass: 'Wine glass',
  bottle: 'Bottle',
  grapes: 'Grapes',
  barrel: 'Barrel',
  corkscrew: 'Corkscrew',
  cheese: 'Cheese',
  bread: 'Bread',
  cutlery: 'Fork and knife',
  mug: 'Beer mug',
  cocktail: 'Cocktail',
  cup: 'Coffee cup',
  bag: 'Shopping bag',
  book: 'Book',
  tulip: 'Tulip',
  picture: 'Picture',
  palette: 'Palette',
  vase: 'Vase',
  lantern: 'Lantern',
  clock: 'Clock',
  key: 'Key',
  wrench: 'Wrench',
  mask: 'Theater mask',
  note: 'Music note',
};

/** Stored with the business, but edited per event (offer-record.ts). */
const unedited = (label: string) => ({ ...textField({ label }), input: undefined });

/** Details for guests: the business sheet shows only those that are filled in. */
const factsFields = {
  openFrom: unedited('Open from'),
  openUntil: unedited('Open until'),
  offered: unedited('Usual offer'),
  withoutAlcohol: unedited('Alcohol-free'),
  stepFree: choiceField({ label: 'Entrance', labels: entranceLabels, initial: 'unknown' }),
  restroom: choiceField({ label: 'Restroom', labels: restroomLabels, initial: 'unknown' }),
  website: textField({ label: 'Website', type: 'url', placeholder: 'https://' }),
  phone: textField({ label: 'Phone', type: 'tel' }),
};

/** Contact for the organizer, which attendees never see. */
const contactFields = {
  person: textField({ label: 'Contact person' }),
  phone: textField({ label: 'Contact phone', type: 'tel' }),
  email: textField({ label: 'Contact email' }),
  notes: textField({ label: 'Notes', rows: 2 }),
};

/** Events with a business list that includes the business. */
const eventIdsField: RecordField<never, string[], BusinessContext> = {
  label: 'Events',
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
  name: textField({ label: 'Name', isRequired: true, isSearched: true }),
  description: textField({ label: 'Description', rows: 3, isSearched: true }),
  descriptionIn: translationField('Translated description', 3),
  category: openChoiceField({
    label: 'Category',
    labels: categoryLabels,
    emptyLabel: 'Choose…',
    emptyText: '',
    isRequired: true,
    requiredMessage: 'Please choose a category.',
    isSearched: true,
    filterAllLabel: 'Every category',
    column: { cell: (category) => category && categoryLabels[category], isWideOnly: true },
  }),
  address: textField({
    label: 'Address',
    isRequired: true,
    isSearched: true,
    column: { isWideOnly: true },
  }),
  latitude: numberField({ label: 'Latitude' }),
  longitude: numberField({ label: 'Longitude' }),
  imageUrl: textField({
    label: 'Image URL',
    type: 'url',
    placeholder: 'https://',
    help: 'Filled in when you upload a picture. If you leave it empty, we show a drawing.',
  }),
  imageAlt: textField({
    label: 'Picture description',
    placeholder: 'Brick storefront with string lights',
    help: 'Read aloud to people who can’t see the picture.',
  }),
  rating: numberField({
    label: 'Rating',
    inputMode: 'decimal',
    min: 0,
    max: 5,
    step: 0.1,
    help: 'From 0 to 5, such as 4.5.',
    column: {
      sortValue: (rating) => rating,
      cell: (rating) => rating.toFixed(1),
      isWidestOnly: true,
      isEnd: true,
    },
  }),
  stampMotif: choiceField({ label: 'Stamp picture', labels: motifLabels, initial: 'auto' }),
  hasSpecialReward: checkField({
    label: 'Special reward',
    help: 'Gives it a gold stamp and a label on its card.',
    initial: false,
  }),
  rewardDescription: textField({ label: 'Special reward description', rows: 2 }),
  facts: groupField({
    label: 'Details for guests',
    fields: factsFields,
    initial: emptyBusinessFacts,
    show: factsText,
  }),
  contact: groupField({
    label: 'Private contact',
    fields: contactFields,
    initial: emptyBusinessContact,
    show: ({ person, phone, email, notes }: BusinessContact) =>
      [person, phone, email, notes].filter(Boolean).join('; '),
  }),
  isActive: checkField({
    label: 'Active',
    help: 'Attendees don’t see inactive businesses. Past visits still count.',
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
  const open = openFrom || openUntil ? `open ${openFrom || '…'} to ${openUntil || '…'}` : '';
  const entrance = stepFree === 'unknown' ? '' : `entrance: ${entranceLabels[stepFree]}`;
  const toilet = restroom === 'unknown' ? '' : `restroom: ${restroomLabels[restroom]}`;
  const texts: Record<keyof BusinessFacts, string> = {
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
  return Object.values(texts).filter(Boolean).join('; ');
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

/**
 * Form of a business. Sends the events of the business only if they were changed in this form, with the initial ones, so that
 * concurrent edits of other events' lists are preserved.
 */
export function useBusinessForm({ business, events, event, onDone }: FormOptions) {
  const includesAll = (eventId: string) =>
    events.some(({ id, businessIds }) => id === eventId && businessIds === null);
  return useRecordForm<BusinessValues, BusinessBody, AdminBusiness>({
    noun: texts.nouns.business,
    record: business,
    ...describeForm({ fields: businessFields, body: businessBody, context: { events, event } }),
    create: (body, idempotencyKey) => staffCall(createBusiness, { body, idempotencyKey }),
    edit: (id, { eventIds, ...body }, base) => {
      const isChanged = eventIds?.toSorted().join() !== base.eventIds.toSorted().join();
      // An event that takes every active business since the form was opened cannot be left.
      const seenEventIds = base.eventIds.filter((eventId) => !includesAll(eventId));
      return staffCall(editBusiness, {
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
    name: before?.name ?? (values.name.trim() || 'The new business'),
    isActive: values.isActive,
    latitude: degreesOf(values.latitude, before?.latitude),
    longitude: degreesOf(values.longitude, before?.longitude),
  };
  const changes = events
    .filter((event) => isInProgress(event, now))
    .map((event) => {
      const was = before !== null && isBusinessListed(event, before.id);
      const is = event.businessIds === null || values.eventIds.includes(event.id);
      return { event, texts: businessEditImpact(before, after, { was, is }) };
    });
  return changes.filter(({ texts }) => texts.length > 0);
}
