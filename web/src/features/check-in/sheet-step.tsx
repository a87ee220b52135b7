import { ErrorState } from '../../components/error-state.tsx';
import { Loading, SkeletonBlock, SkeletonRow } from '../../components/skeletons.tsx';
import { useWalk } from '../../data/walk.ts';
import { useTexts } from '../../texts/texts.ts';
import { AimStep } from './aim-step.tsx';
import { KeptStep } from './kept-step.tsx';
import { noEventObstacle, signInObstacle } from './obstacle.ts';
import { ObstacleStep } from './obstacle-step.tsx';
import { PendingStep } from './pending-step.tsx';
import type { CheckInRequest } from './request.ts';
import { Step } from './step.tsx';
import type { CheckInFlow } from './use-check-in-flow.ts';
import { VerifiedMoment } from './verified-moment.tsx';

interface Props {
  request: CheckInRequest;
  flow: CheckInFlow;
  onScan: () => void;
  onClose: () => void;
}

/** The step that the check-in is at. What was answered stays, whatever becomes of the walk meanwhile. */
export function SheetStep({ request, flow, onScan, onClose }: Props) {
  const texts = useTexts();
  const walk = useWalk();
  const { stage, participant } = flow;
  switch (stage.name) {
    case 'verified':
      return <VerifiedMoment outcome={stage} onClose={onClose} />;
    case 'pending':
      return (
        <PendingStep
          outcome={stage}
          participantName={participant.state === 'known' ? participant.name : ''}
          onRetry={flow.aimAgain}
          onScan={onScan}
          onClose={onClose}
        />
      );
    case 'kept':
      return (
        <KeptStep
          name={stage.tap.businessName}
          notice={stage.notice}
          onRetry={flow.sendAgain}
          onClose={onClose}
        />
      );
    case 'session-over': {
      const obstacle = signInObstacle(texts, stage.isKept ? stage.tap.businessName : undefined);
      return <ObstacleStep obstacle={obstacle} onClose={onClose} />;
    }
  }
  if (participant.state === 'unknown') {
    return <ObstacleStep obstacle={signInObstacle(texts)} onClose={onClose} />;
  }
  switch (walk.status) {
    case 'ready':
      return (
        <AimStep walk={walk} flow={flow} request={request} onScan={onScan} onClose={onClose} />
      );
    case 'no-event':
      return <ObstacleStep obstacle={noEventObstacle(texts)} onClose={onClose} />;
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
