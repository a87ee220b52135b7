import { Button } from '@chakra-ui/react';
import type { AdminEvent } from '@contract/admin-events.ts';
import { Link } from 'react-router-dom';
import { portalHref } from '../portal-paths.ts';
import { Notice } from '../shell/notice.tsx';

/** Warns where several events are active at once: attendees see one of them. */
export function ActiveWarning({ events }: { events: readonly AdminEvent[] }) {
  const active = events.filter(({ isActive }) => isActive);
  if (active.length < 2) return null;
  const names = new Intl.ListFormat('en-US').format(active.map(({ name }) => name));
  return (
    <Notice
      tone="gold"
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={portalHref('events', { show: 'active' })}>Review events</Link>
        </Button>
      }
    >
      {names} are active at once. Attendees see one event: the one that is running, else the next to
      start.
    </Notice>
  );
}
