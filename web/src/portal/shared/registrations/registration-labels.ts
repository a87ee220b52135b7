import type { ArrivalFilter, PaymentFilter } from '@wine-walk/common/api/registration-lists.ts';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import { texts } from '../../texts/texts.ts';

/** Labels of the registration states. */
export const stateLabels: Record<RegistrationState, string> =
  texts.shared.labels.registrationStates;

/** Labels of the filters by payment. */
export const paymentLabels: Record<PaymentFilter, string> = {
  due: stateLabels['cash-due'],
  paid: stateLabels.paid,
};

/** Labels of the filters by arrival. */
export const arrivalLabels: Record<ArrivalFilter, string> = {
  expected: texts.shared.labels.notArrived,
  arrived: stateLabels.arrived,
  walking: stateLabels.walking,
  cancelled: stateLabels.cancelled,
};
