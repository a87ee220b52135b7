import { Button, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { type ReviewReason, reviewReason } from '@wine-walk/common/model/categories.ts';
import { useState } from 'react';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { reviewReasonLabels } from './review-labels.ts';

interface Props {
  checkIns: readonly PendingCheckIn[];
  onRefuse: (reason: ReviewReason) => void;
  onClose: () => void;
}

/** Requests the reason of a refusal, which the attendee receives. */
export function RefuseDialog({ checkIns, onRefuse, onClose }: Props) {
  const [reason, setReason] = useState<ReviewReason>('not-there');
  const [first] = checkIns;
  const who = checkIns.length === 1 ? (first?.fullName ?? '') : `${checkIns.length} people`;
  return (
    <AppDialog
      isOpen
      title={checkIns.length === 1 ? 'Refuse this check-in' : `Refuse ${checkIns.length} check-ins`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep waiting
          </Button>
          <Button colorPalette="danger" onClick={() => onRefuse(reason)}>
            Refuse
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          This removes the stamp of {who} at {first?.business.name} and tells them why. They can
          check in there again.
        </Text>
        <FormField label="Why">
          <NativeSelect.Root>
            <NativeSelect.Field
              value={reason}
              onChange={(event) => setReason(reviewReason.parse(event.target.value))}
            >
              {reviewReason.options.map((option) => (
                <option key={option} value={option}>
                  {reviewReasonLabels[option]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </Stack>
    </AppDialog>
  );
}
