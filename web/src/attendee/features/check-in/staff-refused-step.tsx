import { Button } from '@chakra-ui/react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { FailureAlert } from './failure-alert.tsx';
import type { SheetStepProps } from './sheet-step-props.ts';
import type { Stage } from './stage.ts';
import { StepLayout } from './step.tsx';

type StaffRefusedStepProps = Pick<SheetStepProps, 'sheet' | 'onClose'> & {
  stage: Extract<Stage, { name: 'not-confirmed' }>;
};

/** Staff refused the check-in while it was shown as pending: why, and the way to another one. */
export function StaffRefusedStep({ stage, sheet, onClose }: StaffRefusedStepProps) {
  const { businesses, checkIn } = useTexts();
  const { review } = useDeferredTexts();
  const notice = {
    title: stage.outcome.attempt.businessName,
    description: checkIn.notConfirmedReasons[stage.reason],
  };
  return (
    <StepLayout
      title={review.notConfirmed}
      isOutcome
      actions={
        <>
          <Button size="lg" onClick={sheet.approach}>
            {businesses.checkInAgain}
          </Button>
          <Button size="lg" variant="outline" onClick={onClose}>
            {checkIn.done}
          </Button>
        </>
      }
    >
      <FailureAlert notice={notice} />
    </StepLayout>
  );
}
