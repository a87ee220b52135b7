import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import {
  canArchive,
  hasEnded,
  overlappingEvents,
} from '@wine-walk/common/rules/events/event-status.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { timePair } from '../../kit/forms/time-field.tsx';
import { TimeZoneField } from '../../kit/forms/time-zone-field.tsx';
import { toInstant } from '../../kit/forms/zoned-time.ts';
import { GroupInputs, RecordInput } from '../../kit/records/record-input.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { type FormSection, RecordPage } from '../../shared/records/record-page.tsx';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import { ArchiveSection } from './archive-section.tsx';
import { BusinessesField } from './businesses-field.tsx';
import { CopiedNote } from './copied-note.tsx';
import {
  type EventBody,
  type EventValues,
  eventFields,
  eventImpact,
  useEventForm,
} from './event-record.ts';
import { HelpPointsField } from './help-points-field.tsx';
import { TicketTypesField } from './ticket-types-field.tsx';

interface ActiveNoticeProps {
  form: UseFormReturn<EventValues, unknown, EventBody>;
  id: string | null;
  events: readonly AdminEvent[];
}

/** Warns if the form's event overlaps another active event. */
function ActiveNotice({ form, id, events }: ActiveNoticeProps) {
  const now = useNow();
  const [isActive, timeZone, start, end] = useWatch({
    control: form.control,
    name: ['isActive', 'timeZone', 'startTime', 'endTime'],
  });
  const others = events.filter(
    (event) => event.id !== id && event.isActive && !hasEnded(event, now),
  );
  const startTime = toInstant(start, timeZone);
  const endTime = toInstant(end, timeZone);
  const overlapping = startTime && endTime ? overlappingEvents({ startTime, endTime }, others) : [];
  if (!isActive || overlapping.length === 0) return null;
  const named = format.list(overlapping.map(({ name }) => name));
  return <Alert tone="gold">{texts.events.form.overlaps({ others: named })}</Alert>;
}

interface EventPreviewProps {
  values: EventValues;
  businesses: readonly AdminBusiness[];
}

/** Live preview of the event as attendees see it. */
function EventPreview({ values, businesses }: EventPreviewProps) {
  const { name, description, place, hashtag } = values;
  const participating = participatingBusinesses(values, businesses);
  return (
    <Box>
      <Stack gap="2" p="4" borderRadius="l3" bg="wine" color="wineInk">
        <Text fontSize="xs" color="onWineMuted">
          {when(values)}
        </Text>
        <Heading as="h3" size="md" overflowWrap="anywhere">
          {name.trim() || texts.events.preview.name}
        </Heading>
        {description && (
          <Text fontSize="sm" lineClamp="4" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        <Text fontSize="xs" color="onWineMuted" overflowWrap="anywhere">
          {joinFacts([place, hashtag])}
        </Text>
        <Text fontSize="sm">
          <Text as="span" textStyle="figure">
            0
          </Text>{' '}
          {texts.events.preview.stops({ count: participating.length })}
        </Text>
      </Stack>
      <Stack as="ol" listStyleType="decimal" gap="0.5" mt="3" ps="6" fontSize="sm" color="muted">
        {participating.slice(0, 5).map((item) => (
          <li key={item.id}>{item.name}</li>
        ))}
      </Stack>
      {participating.length > 5 && (
        <Text fontSize="sm" color="muted" ps="6">
          {texts.events.preview.more({ count: participating.length - 5 })}
        </Text>
      )}
    </Box>
  );
}

function when({ startTime, endTime, timeZone }: EventValues): string {
  const start = toInstant(startTime, timeZone);
  const end = toInstant(endTime, timeZone);
  if (!start) return texts.events.preview.when;
  if (!end || end <= start)
    return sentenceStart(`${format.date(start, timeZone)}, ${format.time(start, timeZone)}`);
  return sentenceStart(
    `${format.date(start, timeZone)}, ${format.timeRange(start, end, timeZone)}`,
  );
}

interface EventPageProps {
  /** Null for a new event; undefined after it was deleted. */
  event: AdminEvent | null | undefined;
  events: readonly AdminEvent[];
  businesses: readonly AdminBusiness[];
  onClose: () => void;
  /** Called after an edit, with the event as it was opened and as it was saved. */
  onEdited: (before: AdminEvent, after: AdminEvent) => void;
  /** Called with the ID of a new event. */
  onCreated: (id: string) => void;
  /** Called after an event that was never active was saved to be switched on. */
  onPublish: (id: string) => void;
}

/** Returns the time zone of the latest event, else of this device. */
function defaultTimeZone(events: readonly AdminEvent[]): string {
  return events[0]?.timeZone ?? currentOrganization().timeZone;
}

/** Adds or edits an event. */
export function EventPage(props: EventPageProps) {
  const { event, events, businesses, onClose, onEdited, onCreated, onPublish } = props;
  // The live event may be the saved one before the response arrives.
  const [before] = useState(event);
  const context = { newZone: defaultTimeZone(events), businesses };
  const record = useEventForm({
    event,
    ...context,
    onDone: (saved) => {
      if (before) onEdited(before, saved);
      else onCreated(saved.id);
      if (!saved.isPublished && record.form.getValues('isActive')) onPublish(saved.id);
    },
  });
  const { form } = record;
  const [timeZone, businessIds] = useWatch({
    control: form.control,
    name: ['timeZone', 'businessIds'],
  });
  const inputs = { form, fields: eventFields, context };
  const { sections: titles, form: t } = texts.events;
  const sections: FormSection[] = [
    {
      title: titles.basics,
      content: (
        <>
          <RecordInput of={inputs} name="name" />
          <RecordInput of={inputs} name="description" />
          <TranslationInputs
            form={form}
            texts={[{ own: 'description', name: 'descriptionIn', label: t.description, rows: 3 }]}
          />
          <RecordInput of={inputs} name="hashtag" />
          <RecordInput of={inputs} name="isActive" />
          {!event?.isPublished && (
            <Text color="muted" fontSize="sm">
              {t.notPublished}
            </Text>
          )}
        </>
      ),
    },
    {
      title: titles.timeAndPlace,
      content: (
        <>
          <Grid templateColumns={timePair} gap="4">
            <RecordInput of={inputs} name="startTime" timeZone={timeZone} />
            <RecordInput of={inputs} name="endTime" timeZone={timeZone} />
          </Grid>
          <TimeZoneField form={form} name="timeZone" />
          <ActiveNotice form={form} id={event?.id ?? null} events={events} />
          {event?.copiedFromId && <CopiedNote copiedFromId={event.copiedFromId} />}
          <RecordInput of={inputs} name="place" />
        </>
      ),
    },
    {
      title: titles.tickets,
      content: (
        <>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <GroupInputs of={inputs} name="ticketPrice" />
          </Grid>
          <RecordInput of={inputs} name="ticketUrl" />
          <RecordInput of={inputs} name="capacity" />
          <TicketTypesField form={form} />
        </>
      ),
    },
    {
      title: titles.businesses,
      content: (
        <BusinessesField form={form} businesses={businesses}>
          <RecordInput of={inputs} name="joinsNewBusinesses" />
        </BusinessesField>
      ),
    },
    {
      title: titles.helpPoints,
      help: texts.events.helpPoints.help,
      content: (
        <HelpPointsField
          form={form}
          businesses={participatingBusinesses({ businessIds }, businesses)}
          districtId={event?.districtId ?? null}
        />
      ),
    },
    {
      title: titles.wayHome,
      help: titles.wayHomeHelp,
      content: (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <GroupInputs of={inputs} name="wayHome" />
          <GroupInputs of={inputs} name="nonprofit" />
        </Grid>
      ),
    },
    {
      title: titles.staffLinks,
      content: <RecordInput of={inputs} name="staffLinkLeadHours" />,
    },
  ];
  const now = useNow();
  if (event && (event.archivedAt !== null || canArchive(event, now)))
    sections.push({
      title: titles.archive,
      content: <ArchiveSection event={event} onDone={onClose} />,
    });
  return (
    <RecordPage
      record={record}
      onClose={onClose}
      sections={sections}
      impacts={(values) => eventImpact(event, values, businesses, now)}
      isHidden={(values) => !values.isActive || !event?.isPublished}
      preview={(values) => <EventPreview values={values} businesses={businesses} />}
    />
  );
}
