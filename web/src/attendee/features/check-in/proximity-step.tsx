import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { toBusinessViews } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { businessBlocker, eventBlocker } from './blocker.ts';
import { BlockerStep } from './blocker-step.tsx';
import { sheetFailureMessage } from './failure.ts';
import { ProximityActions, ProximityView } from './proximity-view.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import { StepLayout } from './step.tsx';
import { useAutomaticAttempt } from './use-automatic-attempt.ts';
import { useLocationFailure } from './use-location-failure.ts';
import { useNearestBusiness } from './use-nearest-business.ts';

/** Choosing the business and coming close to it, up to the press and while it is sent. */
export function ProximityStep(props: SheetStepProps & { walk: ReadyEventData }) {
  const { walk, sheet, request, participant, onScan, onClose } = props;
  const texts = useTexts();
  const { checkIn } = texts;
  const { distance, time } = useFormats();
  const position = usePosition();
  const now = useNow(5000);
  const { event } = walk;
  const { stage } = sheet;
  const [chosenId, setChosenId] = useState(request.businessId);
  const { queuedBusinessIds } = useCheckIn();
  const seen = toBusinessViews(walk.catalogue, walk.progress, position.fix);
  const candidates = seen.filter(({ id }) => id === chosenId || !queuedBusinessIds.has(id));
  const { target, open } = useNearestBusiness(candidates, chosenId, event.checkInRadiusMeters);
  const isKnown = chosenId !== null || target?.distanceMeters !== undefined;
  const sending = stage.name === 'sending' ? stage : null;
  const failed = stage.name === 'approach' ? stage.failed : null;
  const isCodeRefused = failed?.refusal?.code === 'unknown-venue-code';
  const lastCode = failed ? failed.payload.venueCode : request.venueCode;
  const venueCode = isCodeRefused ? null : lastCode;
  const hasVenueCode = sending ? sending.hasVenueCode : venueCode !== null;

  const attempt = () => {
    if (target && !sending) {
      sheet.submit({ walk, business: target, fix: position.fix, venueCode });
    }
  };
  const blocker =
    eventBlocker(walk, now, { checkIn, time }) ??
    businessBlocker(target, chosenId !== null, event.timeZone, { checkIn, time });
  const isPossible = Boolean(target) && !blocker && !sending;
  const hasNewCode = request.venueCode !== null && !sheet.attempt;
  useAutomaticAttempt({ position, failed, hasNewCode, isPossible, now }, attempt);
  const locationNotice = useLocationFailure(position.failure);
  const isOfTarget = failed?.payload.businessId === target?.id;
  const notice = failed && isOfTarget ? sheetFailureMessage(failed, texts, distance) : null;

  if (blocker && !sending) return <BlockerStep blocker={blocker} onClose={onClose} />;
  const business = sending ? sending.business : target;
  if (!business) return null;
  const codeState = isCodeRefused ? 'refused' : hasVenueCode ? 'read' : null;
  return (
    <StepLayout
      title={checkIn.title}
      isLong={position.fix !== null}
      actions={
        <ProximityActions
          position={position}
          name={business.name}
          sending={sending && participant.state}
          venueCode={codeState}
          onCheckIn={attempt}
          onScan={(by) => onScan({ by, businessId: isKnown ? business.id : null })}
        />
      }
    >
      <Stack className="proximity" gap="4">
        <Text color="muted" mt="-1">
          {checkIn.within(distance(event.checkInRadiusMeters))}
        </Text>
        <ProximityView
          walk={walk}
          business={isKnown || sending ? business : null}
          others={sending ? [] : open.filter(({ id }) => !isKnown || id !== business.id)}
          position={position}
          notice={sending ? null : (locationNotice ?? notice)}
          failed={failed}
          hasVenueCode={hasVenueCode}
          onChoose={setChosenId}
        />
      </Stack>
    </StepLayout>
  );
}
