import { Button } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { hasEnded, overlappingEvents } from '@wine-walk/common/rules/events/event-status.ts';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/live/use-now.ts';
import { Alert } from '../kit/alert.tsx';
import { format } from '../kit/format.ts';
import { portalHref } from '../paths.ts';
import { texts } from '../texts/texts.ts';

/** Warns if active events overlap: attendees see one of them. Events on other days do not overlap. */
export function ActiveWarning({ events }: { events: readonly AdminEvent[] }) {
  const now = useNow();
  const notEnded = events.filter((event) => event.isActive && !hasEnded(event, now));
  const active = notEnded.filter((event) => overlappingEvents(event, notEnded).length > 0);
  if (active.length < 2) return null;
  const names = format.list(active.map(({ name }) => name));
  return (
    <Alert
      tone="gold"
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={portalHref('events', { show: 'active' })}>
            {texts.shared.activeWarning.review}
          </Link>
        </Button>
      }
    >
      {texts.shared.activeWarning.text({ events: names })}
    </Alert>
  );
}
