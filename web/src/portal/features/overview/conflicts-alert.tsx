import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { Alert } from '../../kit/alert.tsx';
import { portalHref } from '../../paths.ts';
import { useDeskEventId } from '../../shared/desk/use-desk-event-id.ts';
import { conflictsText, useOfflineConflicts } from '../../shared/desk/use-offline-conflicts.ts';
import { texts } from '../../texts/texts.ts';

/** Unresolved conflicts of offline desks during the event, with the amount that was taken twice. */
export function ConflictsAlert({ eventId }: { eventId: string }) {
  const conflicts = useOfflineConflicts(eventId).data?.conflicts ?? [];
  const isAtDesk = useDeskEventId() === eventId;
  if (conflicts.length === 0) return null;
  return (
    <Alert tone="gold">
      {conflictsText(conflicts)}{' '}
      {isAtDesk && (
        <Link asChild>
          <RouterLink to={portalHref('desk')}>{texts.overview.wrapUp.resolve}</RouterLink>
        </Link>
      )}
    </Alert>
  );
}
