import { googleCalendarUrl } from '@wine-walk/common/lib/calendar-entry.ts';
import { loadTopic } from '../../../i18n/load-topic.ts';
import { addToCalendar } from '../../../platform/device/calendar.ts';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { shareText } from '../../../platform/device/share.ts';
import { appOrigin } from '../../../platform/lib/app-origin.ts';
import { type EventAnswer, eventDayAndTimes } from './active-event.ts';
import { elementOf } from './fill-element.ts';

/** Shares the page with the event's date and place. Returns the message to show; empty for none. */
export async function shareEvent(event: EventAnswer): Promise<string> {
  const { name, hashtag } = currentOrganization();
  const parts = [name, hashtag];
  if (typeof event === 'object') {
    const { day, times } = eventDayAndTimes(event);
    parts.splice(0, 1, event.name, `${day}, ${times}`, event.place);
  }
  const [title = ''] = parts;
  const link = `${appOrigin()}/walk`;
  const outcome = await shareText({ title, text: [...parts, link].filter(Boolean).join('\n') });
  const texts = await loadTopic('landingParts');
  if (outcome === 'copied') return texts.copied;
  return outcome === 'unavailable' ? texts.notShared({ url: link }) : '';
}

/**
 * Saves the event for the device's calendar. Returns the content to show: the way to Google Calendar, which takes no files on
 * phones, or the message of a failure; empty for none.
 */
export async function saveEvent(event: EventAnswer): Promise<HTMLElement | string> {
  if (typeof event !== 'object') return '';
  const { id, name, place, startTime, endTime } = event;
  const url = appOrigin();
  const entry = { id, title: name, description: url, place, startTime, endTime, url };
  try {
    await addToCalendar(entry);
  } catch (error) {
    console.error('The calendar entry could not be made.', error);
    return (await loadTopic('landingParts')).notSaved;
  }
  return elementOf('a', {
    href: googleCalendarUrl(entry),
    target: '_blank',
    rel: 'noopener noreferrer',
    textContent: (await loadTopic('common')).googleCalendar,
  });
}
