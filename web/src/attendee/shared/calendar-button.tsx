import { Button, Flex } from '@chakra-ui/react';
import { type CalendarEntry, googleCalendarUrl } from '@wine-walk/common/lib/calendar-entry.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { CalendarPlus } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { addToCalendar } from '../../platform/device/calendar.ts';
import { localized } from '../../platform/device/organization.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../platform/lib/app-origin.ts';
import { showToast } from '../../ui/toaster.tsx';

type CalendarEvent = Pick<EventDocument, 'name' | 'place' | 'startTime' | 'endTime'> & {
  id: string;
};

interface Props {
  event: CalendarEvent;
}

/** Returns the event as the calendar shows it. */
function useCalendarEntry(event: CalendarEvent): CalendarEntry {
  const common = useTexts('common');
  const { arrivalAdvice } = useOrganization();
  const { id, name, place, startTime, endTime } = event;
  const url = appOrigin();
  const description = common.calendarNote({ advice: localized(arrivalAdvice), url });
  return { id, title: name, description, place, startTime, endTime, url };
}

/** Ways to add the event to a calendar: as a file, and in Google Calendar, which takes no files on phones. */
export function CalendarButtons({ event }: Props) {
  const common = useTexts('common');
  const entry = useCalendarEntry(event);
  return (
    <Flex gap="2" wrap="wrap" className="no-print">
      <CalendarButton event={event} />
      <Button asChild variant="plain" px="2">
        <a href={googleCalendarUrl(entry)} target="_blank" rel="noopener noreferrer">
          {common.googleCalendar}
        </a>
      </Button>
    </Flex>
  );
}

/** Button that adds the event to the device's calendar. */
function CalendarButton({ event }: Props) {
  const common = useTexts('common');
  const entry = useCalendarEntry(event);
  async function add() {
    try {
      await addToCalendar(entry);
    } catch (error) {
      console.error('The calendar entry could not be made.', error);
      showToast({ type: 'error', title: common.calendarFailed, description: common.calendarRetry });
    }
  }
  return (
    <Button variant="outline" onClick={() => void add()}>
      <CalendarPlus aria-hidden="true" />
      {common.addToCalendar}
    </Button>
  );
}
