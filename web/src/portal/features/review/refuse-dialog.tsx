import { Button, Stack, Text } from '@chakra-ui/react';
import { type PendingCheckIn } from '@wine-walk/common/api/staff/reviews.ts';
import { type ReviewReason, reviewReason } from '@wine-walk/common/model/categories.ts';
import { useRef, useState } from 'react';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Select } from '../../kit/forms/select.tsx';
import { texts } from '../../texts/texts.ts';
import { reviewReasonLabels } from './review-labels.ts';

interface Props {
  checkIns: readonly PendingCheckIn[];
  onRefuse: (reason: ReviewReason) => void;
  onClose: () => void;
}

/** Requests the reason of a refusal, which the attendee receives. */
export function RefuseDialog({ checkIns, onRefuse, onClose }: Props) {
  const [reason, setReason] = useState<ReviewReason>('not-there');
  const reasonRef = useRef<HTMLSelectElement>(null);
  const { decision, refuseDialog } = texts.review;
  const [first] = checkIns;
  const count = checkIns.length;
  const business = first?.business.name ?? '';
  return (
    <AppDialog
      role="alertdialog"
      title={refuseDialog.title({ count })}
      onClose={onClose}
      initialFocus={reasonRef}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {refuseDialog.back}
          </Button>
          <Button colorPalette="danger" onClick={() => onRefuse(reason)}>
            {decision.refuse}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          {count === 1
            ? refuseDialog.textOne({ person: first?.fullName || texts.app.undo.someone, business })
            : refuseDialog.textMany({ count, business })}
        </Text>
        <FormField label={refuseDialog.reason}>
          <Select
            ref={reasonRef}
            value={reason}
            onChange={(next) => setReason(reviewReason.parse(next))}
          >
            {reviewReason.options.map((option) => (
              <option key={option} value={option}>
                {reviewReasonLabels[option]}
              </option>
            ))}
          </Select>
        </FormField>
      </Stack>
    </AppDialog>
  );
}
