import {
  type Announcement,
  editAnnouncement,
  writeAnnouncement,
} from '@wine-walk/common/api/announcements.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { resolveTiming } from '@wine-walk/common/rules/announcements/publish-time.ts';
import { useState } from 'react';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { useRecordForm } from '../../kit/forms/record-form.ts';
import { requireInstant, toTimeInput } from '../../kit/forms/zoned-time.ts';
import { describeForm } from '../../kit/records/describe-form.ts';
import {
  choiceField,
  emptyTimeInput,
  type RecordField,
  type RecordFields,
  textField,
  timeField,
  type ValuesOf,
} from '../../kit/records/record-fields.ts';
import { otherLanguages, translationField } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { type AudienceChoice, audienceValue } from './audience-choices.ts';
import { relativeTimeFields, toTiming } from './relative-time.ts';

interface AnnouncementContext {
  timeZone: string;
  /** Time at which the form was opened, in epoch milliseconds: a later announcement is scheduled. */
  openedAt: number;
  audiences: readonly AudienceChoice[];
}

const { fields } = texts.announcements;

const isScheduled = ({ publishAt }: Announcement, { openedAt }: AnnouncementContext) =>
  Date.parse(publishAt) > openedAt;

/** `now`: published when it is saved, or already published. `later`: at `publishAt`. `relative`: at a time of the event. */
type When = 'now' | 'later' | 'relative';

const whenField: RecordField<never, When, AnnouncementContext, Announcement> = {
  label: fields.when,
  initial: () => 'now',
  toValue: (_, context, record) => {
    if (record.timing && !record.isPublished) return 'relative';
    return isScheduled(record, context) ? 'later' : 'now';
  },
  toBody: (value) => value,
  show: (value) => fields[value],
};

const audienceField: RecordField<
  Announcement['audience'],
  string,
  AnnouncementContext,
  Announcement
> = {
  label: fields.audience,
  initial: () => 'all',
  toValue: (_, _context, record) => audienceValue(record),
  toBody: (value) => value,
  show: (value, { audiences }) =>
    audiences.find((choice) => choice.value === value)?.label ?? value,
  input: { kind: 'choice', options: ({ audiences }) => audiences },
};

const publishAtField = {
  ...timeField<AnnouncementContext>({
    label: fields.publishAt,
    isRequired: true,
    zone: (_, { timeZone }) => timeZone,
  }),
  toValue: (publishAt: string, context: AnnouncementContext, record: Announcement) =>
    isScheduled(record, context) ? toTimeInput(publishAt, context.timeZone) : emptyTimeInput,
};

/** Fields of an announcement. */
export const announcementFields = {
  title: textField({ label: fields.title, isRequired: true, isSearched: true }),
  message: textField({ label: fields.message, isRequired: true, rows: 5, isSearched: true }),
  titleIn: translationField(fields.translatedTitle),
  messageIn: translationField(fields.translatedMessage, 5),
  audience: audienceField,
  urgency: choiceField({
    label: fields.urgency,
    labels: fields.urgencies,
    initial: 'normal',
  }),
  when: whenField,
  publishAt: publishAtField,
  ...relativeTimeFields,
} satisfies RecordFields<Announcement, AnnouncementContext>;

/** Returns the languages in which attendees read the text of the main language. */
export function missingLanguages(
  { titleIn }: Pick<Announcement, 'titleIn'>,
  organization: Pick<OrganizationFacts, 'languages'>,
): readonly Language[] {
  return otherLanguages(organization).filter((language) => titleIn[language].trim() === '');
}

/** Values of the announcement form. */
export type AnnouncementValues = ValuesOf<typeof announcementFields>;

type AnnouncementBody = Omit<BodyOf<typeof editAnnouncement>, 'version'>;

/** Validates the form. `wasScheduled`: publishing now must replace the scheduled time. */
function announcementSchema(
  { timeZone, audiences }: AnnouncementContext,
  { event, wasScheduled }: { event: AdminEvent; wasScheduled: boolean },
) {
  return formSchema<AnnouncementValues, AnnouncementBody>(
    writeAnnouncement.body,
    ({ audience, when, publishAt, offset, offsetUnit, anchor, ...written }, refuse) => {
      const chosen = audiences.find(({ value }) => value === audience);
      if (!chosen) refuse('audience', fields.audienceMissing);
      const body = { ...written, audience: chosen?.audience, audienceId: chosen?.audienceId };
      if (when === 'now') {
        const at = wasScheduled ? new Date(serverNow()).toISOString() : undefined;
        return { ...body, ...(at && { publishAt: at }) };
      }
      if (when === 'relative') {
        const timing = toTiming({ offset, offsetUnit, anchor });
        if (!timing) refuse('offset', fields.offsetInvalid);
        else if (Date.parse(resolveTiming(timing, event)) <= serverNow())
          refuse('offset', fields.publishAtPassed);
        return { ...body, timing };
      }
      const instant = requireInstant('publishAt', publishAt, timeZone, refuse);
      if (instant && Date.parse(instant) <= serverNow())
        refuse('publishAt', fields.publishAtPassed);
      return { ...body, publishAt: instant };
    },
  );
}

interface FormOptions {
  /** Null for a new announcement; undefined after it was withdrawn. */
  announcement: Announcement | null | undefined;
  event: AdminEvent;
  audiences: readonly AudienceChoice[];
  onDone: () => void;
}

/** Form of an announcement. Concurrent edits come from the live list. */
export function useAnnouncementForm({ announcement, event, audiences, onDone }: FormOptions) {
  const [openedAt] = useState(() => serverNow());
  const { id: eventId, timeZone } = event;
  const context = { timeZone, openedAt, audiences };
  const wasScheduled =
    announcement != null && whenField.toValue(undefined as never, context, announcement) !== 'now';
  return {
    context,
    record: useRecordForm<AnnouncementValues, AnnouncementBody, Announcement>({
      kind: 'announcement',
      record: announcement,
      ...(announcement && { inEvent: { id: announcement.id, eventId } }),
      ...describeForm({
        fields: announcementFields,
        body: writeAnnouncement.body,
        context,
      }),
      schema: announcementSchema(context, { event, wasScheduled }),
      create: (body, call) => call(writeAnnouncement, { params: { eventId }, body }),
      edit: (id, body, call) => call(editAnnouncement, { params: { eventId, id }, body }),
      readSaved: async () => announcement ?? undefined,
      onDone,
    }),
  };
}
