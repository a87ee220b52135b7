import { useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonRow } from '../../../ui/skeletons.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { BlockerStep, noEventBlocker, signInBlocker } from './blocker-step.tsx';
import { CheckInSuccess } from './check-in-success.tsx';
import { PendingStep } from './pending-step.tsx';
import { ProximityStep } from './proximity-step.tsx';
import { QueuedStep } from './queued-step.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import { StaffRefusedStep } from './staff-refused-step.tsx';
import { StepLayout } from './step.tsx';

/** The step that the check-in is at. What was answered stays, whatever becomes of the walk meanwhile. */
export function SheetStep(props: SheetStepProps) {
  const { sheet, participant, onClose } = props;
  const texts = useTexts();
  const walk = useEventData();
  const { stage } = sheet;
  switch (stage.name) {
    case 'verified':
      return <CheckInSuccess outcome={stage.outcome} onClose={onClose} />;
    case 'pending':
      return <PendingStep {...props} stage={stage} />;
    case 'not-confirmed':
      return <StaffRefusedStep stage={stage} sheet={sheet} onClose={onClose} />;
    case 'kept':
      return <QueuedStep stage={stage} onRetry={sheet.sendNow} onClose={onClose} />;
    case 'session-over':
      return <BlockerStep blocker={signInBlocker(texts, stage.keptAt)} onClose={onClose} />;
  }
  if (participant.state === 'unknown') {
    return <BlockerStep blocker={signInBlocker(texts)} onClose={onClose} />;
  }
  switch (walk.status) {
    case 'ready':
      return <ProximityStep {...props} walk={walk} />;
    case 'no-event':
      return <BlockerStep blocker={noEventBlocker(texts)} onClose={onClose} />;
    case 'error':
      return (
        <StepLayout title={texts.checkIn.title}>
          <ErrorState title={texts.checkIn.walkFailed} error={walk.error} onRetry={walk.retry} />
        </StepLayout>
      );
    case 'loading':
      return (
        <StepLayout title={texts.checkIn.title}>
          <LoadingRegion>
            <SkeletonRow />
            <SkeletonBlock height="160px" />
          </LoadingRegion>
        </StepLayout>
      );
  }
}
