import { hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { UserPlus } from 'lucide-react';
import { useTexts } from '../../../../i18n/texts.ts';
import { useNow } from '../../../../platform/live/use-now.ts';
import { CardLink } from '../../../shared/card-link.tsx';
import { useEventData } from '../../../shared/event-data/event-data.ts';
import { addGuestParam, paths } from '../../../shared/paths.ts';

/** Link to the form for a guest, on the attendee's confirmation. Renders nothing without a registration or after the event. */
export function AddGuestLink() {
  const texts = useTexts('guests');
  const eventData = useEventData();
  const now = useNow();
  if (eventData.status !== 'ready' || hasEnded(eventData.event, now)) return null;
  const submissionId = eventData.participant?.registrations[eventData.event.id];
  if (!submissionId) return null;
  return (
    <CardLink
      to={`${paths.confirmation.getHref(submissionId)}?${addGuestParam}`}
      icon={UserPlus}
      title={texts.add}
      detail={texts.linkDetail}
    />
  );
}
