import type { ArrivalFilter, PaymentFilter, ReleaseFilter } from '../../api/registration-lists.ts';
import { type RegistrationState, registrationState } from '../../model/categories.ts';

/** Filters of a list of registrations; undefined for all. */
export interface RegistrationFilters {
  payment?: PaymentFilter | undefined;
  arrival?: ArrivalFilter | undefined;
  release?: ReleaseFilter | undefined;
}

/** Conditions on the stored fields of a registration; undefined for any value. */
interface RegistrationConditions {
  isVerified: boolean | undefined;
  liabilityWaiver: boolean | undefined;
  states: readonly RegistrationState[] | undefined;
}

/** States of people with a verified check-in, who arrived at the desk or did not. */
export const walkingStates = ['walking', 'walking-not-arrived'] as const;

const statesByArrival: Record<ArrivalFilter, readonly RegistrationState[]> = {
  expected: ['cash-due', 'verified', 'paid', 'walking-not-arrived'],
  arrived: ['arrived', 'walking'],
  walking: walkingStates,
  cancelled: ['cancelled'],
};

/** States of registrations that are not canceled, which alone are due, paid or unsigned. */
export const activeStates = registrationState.options.filter((state) => state !== 'cancelled');

/**
 * Returns the conditions of these filters. They do not depend on walking. `due` includes people with a free ticket: only
 * `owedCents` tells them apart.
 */
export function registrationConditions({
  payment,
  arrival,
  release,
}: RegistrationFilters): RegistrationConditions {
  const states = payment || release ? activeStates : undefined;
  return {
    isVerified: payment ? payment === 'paid' : undefined,
    liabilityWaiver: release === 'unsigned' ? false : undefined,
    states: arrival ? statesByArrival[arrival] : states,
  };
}
