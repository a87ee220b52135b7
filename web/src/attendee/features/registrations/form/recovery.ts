import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { ApiError, NetworkError } from '../../../../platform/api/api-errors.ts';
import { fieldNames } from '../steps/form-schema.ts';

/** Next step after a rejected registration; null if the field errors explain it. */
type RecoveryAction = 'sign-in' | 'confirm-ticket' | 'pay-cash' | 'open-app' | 'try-again' | null;

const nextSteps: Partial<Record<ProblemCode, RecoveryAction>> = {
  'email-not-proven': 'confirm-ticket',
  'session-expired': 'sign-in',
  'not-signed-in': 'sign-in',
  'already-registered': 'open-app',
  'form-already-sent': 'open-app',
  'ticket-not-found': 'pay-cash',
  'ticket-used': 'pay-cash',
  'ticket-not-yours': 'pay-cash',
  'ticket-of-other-event': 'pay-cash',
  'ticket-owes': 'pay-cash',
  'idempotency-key-reused': 'try-again',
  'too-many-requests': 'try-again',
  'too-many-attempts': 'try-again',
  'concurrent-changes': 'try-again',
  unexpected: 'try-again',
};

/** Returns the recovery action for a failed registration. */
export function recoveryAction(error: unknown): RecoveryAction {
  if (error instanceof NetworkError) return 'try-again';
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.code === '') return 'try-again';
  return nextSteps[error.code] ?? null;
}

/** Returns the error of a rejected ticket; null if the ticket is not the cause. */
export function ticketRefusal(error: unknown): ApiError | null {
  return recoveryAction(error) === 'pay-cash' ? (error as ApiError) : null;
}

/** Returns the server's field errors in the order of the form. */
export function fieldErrors({ fields }: ApiError): ApiError['fields'] {
  // The release was replaced since the form was opened: it is read and accepted again.
  const { waiverVersion, liabilityWaiver = waiverVersion } = fields;
  const known: typeof fields = { ...fields, ...(liabilityWaiver && { liabilityWaiver }) };
  return Object.fromEntries(
    fieldNames.flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  );
}
