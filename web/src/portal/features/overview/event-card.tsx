import { Card, chakra, Link } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { Link as RouterLink } from 'react-router-dom';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { eventTimeText, timeZoneLabel } from '../../kit/event-labels.ts';
import { portalHref } from '../../paths.ts';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';

interface Props {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
}

/** The event in a few lines. */
export function EventCard({ event, businesses }: Props) {
  const businessCount = participatingBusinesses(event, businesses).length;
  const lines: [label: string, value: string][] = [
    ['When', `${eventTimeText(event)}, ${timeZoneLabel(event.timeZone)}`],
    ['Where', event.place || 'No place given'],
    ['Taking part', `${businessCount} active ${businessCount === 1 ? 'business' : 'businesses'}`],
    ['Hashtag', event.hashtag || 'None'],
  ];
  return (
    <Card.Root size="sm">
      <Card.Header flexDirection="row" alignItems="center" justifyContent="space-between">
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          The event
        </Card.Title>
        <StatusBadge status={event.isActive ? 'active' : 'inactive'} />
      </Card.Header>
      <Card.Body gap="2">
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" m="0">
          {lines.map(([label, value]) => (
            <chakra.div key={label} display="contents" fontSize="sm">
              <chakra.dt color="muted">{label}</chakra.dt>
              <chakra.dd m="0" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Link asChild variant="plain" fontSize="sm" alignSelf="start" minH="9">
          <RouterLink to={portalHref('events', { edit: event.id })}>Open the event</RouterLink>
        </Link>
      </Card.Body>
    </Card.Root>
  );
}
