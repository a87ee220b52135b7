import { ErrorState } from '../../components/error-state.tsx';
import { Loading, SkeletonBlock, SkeletonRow } from '../../components/skeletons.tsx';
import { useWalk } from '../../data/walk.ts';
import { useTexts } from '../../texts/texts.ts';
import { noEventBlocker, signInBlocker } from './blocker.ts';
import { BlockerStep } from './blocker-step.tsx';
import { KeptStep } from './kept-step.tsx';
import { NotConfirmedStep } from './not-confirmed-step.tsx';
import { PendingStep } from './pending-step.tsx';
import { ProximityStep } from './proximity-step.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import { Step } from './step.tsx';
import { VerifiedMoment } from './verified-moment.tsx';

/** The step that the check-in is at. What was answered stays, whatever becomes of the walk meanwhile. */
export function SheetStep(props: SheetStepProps) {
  const { sheet, participant, onClose } = props;
  const texts = useTexts();
  const walk = useWalk();
  const { stage } = sheet;
  switch (stage.name) {
    case 'verified':
      return <VerifiedMoment outcome={stage.outcome} onClose={onClose} />;
    case 'pending':
      return <PendingStep {...props} stage={stage} />;
    case 'not-confirmed':
      return <NotConfirmedStep stage={stage} sheet={sheet} onClose={onClose} />;
    case 'kept':
      return <KeptStep stage={stage} onRetry={sheet.sendNow} onClose={onClose} />;
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
        <Step title={texts.checkIn.title}>
          <ErrorState title={texts.checkIn.walkFailed} error={walk.error} onRetry={walk.retry} />
        </Step>
      );
    case 'loading':
      return (
        <Step title={texts.checkIn.title}>
          <Loading>
            <SkeletonRow />
            <SkeletonBlock height="160px" />
          </Loading>
        </Step>
      );
  }
}
