import { Button, Card, Flex } from '@chakra-ui/react';
import { CalendarPlus, Gift, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { portalHref } from '../../paths.ts';

/** The things done most often. */
export function QuickActions() {
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          Quick actions
        </Card.Title>
      </Card.Header>
      <Card.Body>
        <Flex gap="2" wrap="wrap">
          <Button asChild size="sm">
            <Link to={portalHref('businesses', { new: '1' })}>
              <Store aria-hidden="true" />
              Add Business
            </Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={portalHref('events', { new: '1' })}>
              <CalendarPlus aria-hidden="true" />
              Create Event
            </Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={portalHref('rewards')}>
              <Gift aria-hidden="true" />
              Manage Rewards
            </Link>
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
