import { Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { seenBusinesses } from '../../components/seen-business.ts';
import { notify } from '../../components/toaster.tsx';
import { useCheckIn } from '../../data/check-in.ts';
import { useNow } from '../../data/use-now.ts';
import type { ReadyWalk } from '../../data/walk.ts';
import { locationPlatform } from '../../device/location.ts';
import { usePosition } from '../../device/location-position.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { AimActions } from './aim-actions.tsx';
import { AimView } from './aim-view.tsx';
import { locationNotice } from './failure.ts';
import { doorObstacle, eventObstacle } from './obstacle.ts';
import { ObstacleStep } from './obstacle-step.tsx';
import type { CheckInRequest } from './request.ts';
import { Step } from './step.tsx';
import { useAimTarget } from './use-aim-target.ts';
import type { CheckInFlow } from './use-check-in-flow.ts';

interface Props {
  walk: ReadyWalk;
  flow: CheckInFlow;
  request: CheckInRequest;
  onScan: () => void;
  onClose: () => void;
}

/** Choosing the door and coming close to it, up to the tap and while it is sent. */
export function AimStep({ walk, flow, request, onScan, onClose }: Props) {
  const texts = useTexts();
  const { checkIn } = texts;
  const { time } = useFormats();
  const position = usePosition();
  const now = useNow(5000);
  const { stage } = flow;
  const { event } = walk;
  const [chosenId, setChosenId] = useState(request.businessId);
  const { waitingBusinessIds } = useCheckIn();
  const seen = seenBusinesses(walk.catalogue, walk.progress, position.fix);
  const doors = seen.filter(({ id }) => id === chosenId || !waitingBusinessIds.has(id));
  const { target, open } = useAimTarget(doors, chosenId, event.checkInRadiusMeters);
  const isKnown = chosenId !== null || target?.distanceMeters !== undefined;
  const isSending = stage.name === 'sending';

  const notice = position.failure && locationNotice(position.failure, locationPlatform(), texts);
  const tellFailure = useEffectEvent(() => {
    if (!notice) return;
    const { title, description } = notice;
    // A toast cannot come up while React is still at its effects.
    queueMicrotask(() => notify({ type: 'error', title, description }));
  });
  useEffect(() => {
    if (position.failure) tellFailure();
  }, [position.failure]);

  const tap = () => {
    if (target && !isSending) flow.checkIn(walk, target, position.fix, request.venueCode);
  };
  const obstacle =
    eventObstacle(walk, now, { checkIn, time }) ??
    doorObstacle(target, chosenId !== null, event.timeZone, { checkIn, time });
  const isAimed = Boolean(request.venueCode && target && position.fix && !obstacle);
  const tapByCode = useEffectEvent(() => {
    if (stage.name === 'aiming' && !stage.notice) tap();
  });
  useEffect(() => {
    // Scanning the code at the door was the tap.
    if (isAimed) tapByCode();
  }, [isAimed]);

  if (obstacle && !isSending) return <ObstacleStep obstacle={obstacle} onClose={onClose} />;
  const business = isSending ? stage.business : target;
  if (!business) return null;
  return (
    <Step
      title={checkIn.title}
      actions={
        <AimActions
          position={position}
          name={business.name}
          sending={isSending ? flow.participant.state : null}
          hasVenueCode={request.venueCode !== null}
          onTap={tap}
          onScan={onScan}
        />
      }
    >
      <Stack gap="4">
        <Text color="muted" mt="-1">
          {checkIn.within(event.checkInRadiusMeters)}
        </Text>
        <AimView
          walk={walk}
          business={isKnown || isSending ? business : null}
          others={isSending ? [] : open.filter(({ id }) => !isKnown || id !== business.id)}
          position={position}
          notice={stage.name === 'aiming' ? (notice ?? stage.notice) : null}
          venueCode={request.venueCode}
          onChoose={setChosenId}
        />
      </Stack>
    </Step>
  );
}
