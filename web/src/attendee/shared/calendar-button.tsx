import { Button, type ButtonProps } from '@chakra-ui/react';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { CalendarPlus } from 'lucide-react';
import { useTexts } from '../../i18n/texts.ts';
import { addToCalendar } from '../../platform/device/calendar.ts';
import { localized } from '../../platform/device/organization.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { appOrigin } from '../../platform/lib/app-origin.ts';
import { showToast } from '../../ui/toaster.tsx';

interface Props extends ButtonProps {
  event: Pick<EventDocument, 'name' | 'place' | 'startTime' | 'endTime'> & { id: string };
}

/** Button that adds the event to the device's calendar. */
export function CalendarButton({ event, ...styleProps }: Props) {
  const common = useTexts('common');
  const { arrivalAdvice } = useOrganization();
  async function add() {
    const { id, name, place, startTime, endTime } = event;
    const url = appOrigin();
    const description = common.calendarNote({ advice: localized(arrivalAdvice), url });
    try {
      await addToCalendar({ id, title: name, description, place, startTime, endTime, url });
    } catch (error) {
      console.error('The calendar entry could not be made.', error);
      showToast({ type: 'error', title: common.calendarFailed, description: common.calendarRetry });
    }
  }
  return (
    <Button variant="outline" {...styleProps} onClick={() => void add()}>
      <CalendarPlus aria-hidden="true" />
      {common.addToCalendar}
    </Button>
  );
}
