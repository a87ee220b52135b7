import { Badge } from '@chakra-ui/react';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import { stateLabels } from './registration-labels.ts';

interface Props {
  state: RegistrationState;
  isVerified: boolean;
}

/** Shows if a registration is paid, by a ticket or at the desk; nothing if it is canceled. */
export function PaymentBadge({ state, isVerified }: Props) {
  if (state === 'cancelled') return null;
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
