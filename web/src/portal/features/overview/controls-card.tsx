import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { BusinessStatus } from '@wine-walk/common/model/categories.ts';
import { Check, CirclePause, CirclePlay, CircleStop, TimerReset } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { affectedPeopleText } from '../../shared/attendee-impact-notice.tsx';
import { participatingBusinesses } from '../../shared/participating-businesses.ts';
import { useControls } from '../../shared/use-controls.ts';
import { useOverview } from '../../shared/use-overview.ts';
import { texts } from '../../texts/texts.ts';
import { LatestShown } from './latest-shown.tsx';
import { OverviewCard } from './overview-card.tsx';
import { UrgentMessage } from './urgent-message.tsx';

interface BusinessControlsProps {
  /** ID of the heading. */
  labelledBy: string;
  event: Pick<AdminEvent, 'businessStatus'>;
  businesses: readonly AdminBusiness[];
  onAction: (businessId: string, status: BusinessStatus) => void;
}

const statuses = ['open', 'closed', 'sold-out'] as const;

/** Styles of the button of the current status. */
const chosenStyles = {
  open: { variant: 'subtle', colorPalette: 'vine' },
  closed: { variant: 'solid', colorPalette: 'wine' },
  'sold-out': { variant: 'subtle', colorPalette: 'gold' },
} as const;
const otherStyle = { variant: 'ghost', colorPalette: 'gray' } as const;

/** Choice of each business's status during the event. */
function BusinessControls({ labelledBy, event, businesses, onAction }: BusinessControlsProps) {
  return (
    <Box
      as="ul"
      aria-labelledby={labelledBy}
      listStyleType="none"
      m="0"
      p="0"
      maxH="360px"
      overflowY="auto"
      tabIndex={0}
      // Shows a shadow at the lower edge until the list is scrolled to its end.
      backgroundImage="linear-gradient({colors.card}, {colors.card}), linear-gradient(transparent, {colors.line})"
      backgroundPosition="bottom"
      backgroundRepeat="no-repeat"
      backgroundSize="100% 1.5rem, 100% 0.75rem"
      backgroundAttachment="local, scroll"
    >
      {businesses.map(({ id, name }) => (
        <Flex
          as="li"
          key={id}
          columnGap="3"
          rowGap="1"
          py="1.5"
          align="center"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="line"
        >
          <Text flex="1 1 9rem" minW="0" fontSize="sm" overflowWrap="anywhere">
            {name}
          </Text>
          <StatusChoice
            name={name}
            present={event.businessStatus[id]?.status ?? 'open'}
            onChoose={(status) => onAction(id, status)}
          />
        </Flex>
      ))}
    </Box>
  );
}

interface StatusChoiceProps {
  /** Name of the business. */
  name: string;
  present: BusinessStatus;
  onChoose: (status: BusinessStatus) => void;
}

function StatusChoice({ name, present, onChoose }: StatusChoiceProps) {
  const { statuses: labels, statusOf } = texts.overview.controls;
  return (
    <Flex
      role="group"
      aria-label={name}
      wrap="wrap"
      p="0.5"
      gap="0.5"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
    >
      {statuses.map((status) => {
        const isChosen = status === present;
        return (
          <Button
            key={status}
            size="xs"
            minH={{ base: '11', md: '8' }}
            fontWeight={isChosen ? '700' : '500'}
            {...(isChosen ? chosenStyles[status] : otherStyle)}
            aria-pressed={isChosen}
            aria-label={statusOf({ status: labels[status], business: name })}
            onClick={() => !isChosen && onChoose(status)}
          >
            {isChosen && <Check aria-hidden="true" />}
            {labels[status]}
          </Button>
        );
      })}
    </Flex>
  );
}

interface ControlsCardProps {
  event: AdminEvent;
  businesses: readonly AdminBusiness[];
}

/** Minutes by which a click extends the event. */
const extensions = [15, 30];

/** Controls of an event in progress, with an undo above the tab for 10 minutes. Ending it requires a confirmation. */
export function ControlsCard({ event, businesses }: ControlsCardProps) {
  const { controls: controlTexts } = texts.overview;
  const controls = useControls(event.id);
  const isPaused = event.checkInPausedAt !== null;
  const runControl = controls.mutate;
  const { data } = useOverview(event.id, true);
  const affected = data && affectedPeopleText(data.people);
  const state = isPaused
    ? controlTexts.paused
    : controlTexts.open({ until: format.time(event.endTime, event.timeZone) });
  const [isEnding, setEnding] = useState(false);
  const businessesId = useId();
  return (
    <OverviewCard
      title={controlTexts.title}
      lead={affected === undefined ? state : controlTexts.withAffected({ state, affected })}
    >
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant={isPaused ? 'solid' : 'outline'}
          onClick={() => runControl({ control: 'check-in', isPaused: !isPaused })}
        >
          {isPaused ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
          {isPaused ? controlTexts.resume : controlTexts.pause}
        </Button>
        {extensions.map((minutes) => (
          <Button
            key={minutes}
            size="sm"
            variant="outline"
            isWaiting={controls.isPending && controls.variables.control === 'end'}
            onClick={() => runControl({ control: 'end', minutes, from: event.endTime })}
          >
            <TimerReset aria-hidden="true" />
            {controlTexts.extend({ minutes })}
          </Button>
        ))}
        <Button size="sm" variant="outline" colorPalette="danger" onClick={() => setEnding(true)}>
          <CircleStop aria-hidden="true" />
          {controlTexts.end}
        </Button>
      </Flex>
      {isEnding && (
        <ConfirmDialog
          title={controlTexts.endQuestion}
          action={controlTexts.endNow}
          busyLabel={controlTexts.ending}
          isBusy={controls.isPending}
          onConfirm={() =>
            runControl({ control: 'end', minutes: null }, { onSettled: () => setEnding(false) })
          }
          onClose={() => setEnding(false)}
        >
          <Text>{controlTexts.endText({ affected })}</Text>
        </ConfirmDialog>
      )}
      <Stack gap="2">
        <UrgentMessage eventId={event.id} people={data?.people} />
        <LatestShown event={event} />
      </Stack>
      <Stack gap="1">
        <Text id={businessesId} fontSize="sm" fontWeight="700">
          {controlTexts.businesses}
        </Text>
        <BusinessControls
          labelledBy={businessesId}
          event={event}
          businesses={participatingBusinesses(event, businesses)}
          onAction={(businessId, status) => runControl({ control: 'business', businessId, status })}
        />
      </Stack>
    </OverviewCard>
  );
}
