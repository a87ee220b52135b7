import { Button, Card, Flex, Stack, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { CirclePause, CirclePlay, CircleStop, TimerReset } from 'lucide-react';
import { formats } from '../../../i18n/format.ts';
import { affectedPeopleText } from '../../shared/attendee-impact-notice.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { useOverview } from '../../shared/use-overview.ts';
import { BusinessControls } from './business-controls.tsx';
import { UrgentMessage } from './urgent-message.tsx';
import { useControls } from './use-controls.ts';

interface Props {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
}

const format = formats('en-US');
/** By how many minutes one press moves the end. */
const extensions = [15, 30];

/** The controls of a running walk: one press each, taken back above the tab for 10 minutes. */
export function ControlsCard({ event, businesses }: Props) {
  const controls = useControls(event.id);
  const isPaused = event.checkInPausedAt !== null;
  const press = controls.mutate;
  const { data } = useOverview(event.id, true);
  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h2" fontFamily="body" fontSize="md">
          Tonight
        </Card.Title>
        <Text color="muted" fontSize="sm">
          {isPaused
            ? 'Check-in is paused: attendees are told to wait.'
            : `Check-in is open until ${format.time(event.endTime, event.timeZone)}.`}
          {data && ` A press changes it for ${affectedPeopleText(data.people)}.`}
        </Text>
      </Card.Header>
      <Card.Body gap="4">
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant={isPaused ? 'solid' : 'outline'}
            onClick={() => press({ control: 'check-in', isPaused: !isPaused })}
          >
            {isPaused ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
            {isPaused ? 'Open check-in again' : 'Pause check-in'}
          </Button>
          {extensions.map((minutes) => (
            <Button
              key={minutes}
              size="sm"
              variant="outline"
              onClick={() => press({ control: 'end', minutes })}
            >
              <TimerReset aria-hidden="true" />
              {minutes} minutes longer
            </Button>
          ))}
          <Button
            size="sm"
            variant="outline"
            colorPalette="danger"
            onClick={() => press({ control: 'end', minutes: null })}
          >
            <CircleStop aria-hidden="true" />
            End the walk
          </Button>
        </Flex>
        <UrgentMessage eventId={event.id} />
        <Stack gap="1">
          <Text fontSize="sm" fontWeight="700">
            Businesses
          </Text>
          <BusinessControls
            event={event}
            businesses={participatingBusinesses(event, businesses)}
            onPress={(businessId, status) => press({ control: 'business', businessId, status })}
          />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
