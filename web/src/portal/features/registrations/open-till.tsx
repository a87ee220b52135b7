import { useMutation } from '@tanstack/react-query';
import { openTill } from '@wine-walk/common/api/tills.ts';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { parseCents } from '../../kit/forms/amount.ts';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { ActionForm } from './action-form.tsx';

interface Props {
  eventId: string;
  /** Why something could not be done. */
  error: Error | null;
  onOpened: () => void;
}

/** Where cash moves without a till of one's own: the way to open one, here and now. */
export function OpenTill({ eventId, error, onOpened }: Props) {
  const [isAmount, setAmount] = useState(true);
  const open = useMutation({
    mutationFn: (openingFloatCents: number) =>
      staffCall(openTill, { body: { eventId, openingFloatCents } }),
    onSuccess: onOpened,
  });
  const failure = open.error ? serverMessage(open.error, 'The connection was lost.') : undefined;
  if (!(error instanceof ApiError) || error.code !== 'till-closed') return null;
  return (
    <ActionForm
      label="Cash in your till before the first sale"
      submit="Open my till"
      isBusy={open.isPending}
      error={isAmount ? failure : 'Write an amount, such as 50 or 50.00.'}
      onSubmit={(text) => {
        const cents = parseCents(text);
        setAmount(cents !== null);
        if (cents !== null) open.mutate(cents);
      }}
    />
  );
}
