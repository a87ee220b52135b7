import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import { texts } from '../texts/texts.ts';

/** Labels of the registration states. */
export const stateLabels: Record<RegistrationState, string> =
  texts.shared.labels.registrationStates;

export const statePalettes: Record<RegistrationState, 'gold' | 'vine' | 'wine' | 'gray'> = {
  'cash-due': 'gold',
  verified: 'gray',
  paid: 'gray',
  arrived: 'vine',
  walking: 'vine',
  cancelled: 'wine',
};
