import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { paths } from '../../../shared/paths.ts';

/** Link to the event's map, if it shows a desk. */
export function FindDeskLink({ event }: { event: Pick<EventDocument, 'mapPoints'> }) {
  const ticket = useTexts('ticket');
  if (!event.mapPoints.some(({ kind }) => kind === 'desk')) return null;
  return (
    <Link to={`${paths.home.getHref()}?map=open`} style={{ textDecoration: 'underline' }}>
      {ticket.findDesk}
    </Link>
  );
}
