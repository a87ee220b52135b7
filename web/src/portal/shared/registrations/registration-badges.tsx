import { Badge } from '@chakra-ui/react';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import { stateLabels } from './registration-labels.ts';

interface Props {
  state: RegistrationState;
  isVerified: boolean;
  typeId: string | null;
  event: Pick<EventDocument, 'ticketPrice' | 'ticketTypes'>;
}

/** Shows if a registration is paid, by a ticket or at the desk, or owes a price; nothing if it is canceled or owes none. */
export function PaymentBadge({ state, isVerified, typeId, event }: Props) {
  if (state === 'cancelled') return null;
  if (!isVerified && owedCents({ isVerified, typeId }, event) === 0) return null;
  return (
    <Badge colorPalette={isVerified ? 'gray' : 'gold'}>
      {stateLabels[isVerified ? 'paid' : 'cash-due']}
    </Badge>
  );
}

const arrivalPalettes: Partial<Record<RegistrationState, string>> = {
  arrived: 'vine',
  walking: 'vine',
  'walking-not-arrived': 'gold',
  cancelled: 'wine',
};

/** Shows if a person has arrived, walks or is canceled; nothing before they arrive. */
export function ArrivalBadge({ state }: Pick<Props, 'state'>) {
  const palette = arrivalPalettes[state];
  return palette && <Badge colorPalette={palette}>{stateLabels[state]}</Badge>;
}
