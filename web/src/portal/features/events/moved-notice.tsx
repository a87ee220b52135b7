import { Button, Flex } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { Link } from 'react-router-dom';
import { Alert } from '../../kit/alert.tsx';
import { portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';

/** Says that the new time or place of an event was announced, and leads to the announcement. */
export function MovedNotice({ event, onClose }: { event: AdminEvent; onClose: () => void }) {
  const { moved: t } = texts.events;
  return (
    <Alert
      tone="gray"
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t.close}
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={portalHref('announcements', { event: event.id })}>{t.see}</Link>
          </Button>
        </Flex>
      }
    >
      {t.text({ event: event.name })}
    </Alert>
  );
}
