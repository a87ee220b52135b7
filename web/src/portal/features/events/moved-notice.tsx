import { Button, Flex } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { Link } from 'react-router-dom';
import { Alert } from '../../kit/alert.tsx';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';

/** True if an edit changed the time or place of an event that attendees can register for. `now`: epoch milliseconds. */
export function isMoved(before: AdminEvent, after: AdminEvent, now: number): boolean {
  const isAnnounced = after.isPublished && after.isActive && !hasEnded(after, now);
  const fields = ['startTime', 'endTime', 'place'] as const;
  return isAnnounced && fields.some((field) => before[field] !== after[field]);
}

/** Offers to write to the attendees of an event that was moved. */
export function MovedNotice({ event, onClose }: { event: AdminEvent; onClose: () => void }) {
  const { moved: t } = texts.events;
  return (
    <Alert
      tone="gold"
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t.notNow}
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={portalHref('announcements', { event: event.id, new: 'moved' })}>
              {t.write}
            </Link>
          </Button>
        </Flex>
      }
    >
      {t.text({ event: event.name })}
    </Alert>
  );
}
