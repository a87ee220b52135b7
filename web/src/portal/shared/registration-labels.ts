import type { RegistrationState } from '@wine-walk/common/model/categories.ts';

/** Labels of the registration states. */
export const stateLabels: Record<RegistrationState, string> = {
  'cash-due': 'Payment due',
  verified: 'Ticket verified',
  paid: 'Paid',
  arrived: 'Arrived',
  walking: 'Walking',
  cancelled: 'Canceled',
};

export const statePalettes: Record<RegistrationState, 'gold' | 'vine' | 'wine' | 'gray'> = {
  'cash-due': 'gold',
  verified: 'gray',
  paid: 'gray',
  arrived: 'vine',
  walking: 'vine',
  cancelled: 'wine',
};
