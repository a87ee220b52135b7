import {
  maxShownAnnouncements,
  recordShownAnnouncements,
} from '@wine-walk/common/api/announcements.ts';
import { useEffect } from 'react';
import { onWake } from '../../../platform/device/connection.ts';
import { api } from '../../../platform/session/api.ts';
import { useEventData } from '../../shared/event-data/event-data.ts';

/**
 * Longest delay of a report in milliseconds, because all phones show an announcement in the same second: 10,000 of them
 * report below 170 times a second.
 */
const spreadMs = 60_000;

/**
 * Reports announcements that are displayed, newest first, once per participant: staff see on how many phones. A failed
 * report is repeated when the device reconnects or the page becomes visible, and at the next display.
 */
export function useReportShown(displayed: readonly string[]): void {
  const eventData = useEventData();
  const eventId =
    eventData.status === 'ready' && eventData.isRegistered ? eventData.event.id : undefined;
  const reported = eventData.participant?.shownAnnouncements ?? [];
  const unreported = displayed
    .slice(0, maxShownAnnouncements)
    .filter((id) => !reported.includes(id))
    .join(' ');
  useEffect(() => {
    if (!eventId || !unreported) return undefined;
    const body = { announcementIds: unreported.split(' ') };
    const report = () => {
      if (document.visibilityState !== 'visible') return;
      api(recordShownAnnouncements, { params: { eventId }, body }).catch(() => undefined);
    };
    // Not canceled when the announcement is dismissed: it was shown.
    setTimeout(report, Math.random() * spreadMs);
    return onWake(report);
  }, [eventId, unreported]);
}
