import { type ProblemCode } from '@wine-walk/common/api/problems.ts';
import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import { type FieldName, fieldNames } from './form-schema.ts';

/** What somebody can do about a refused registration; null: what the fields say. */
export type RecoveryAction =
  | 'sign-in'
  | 'prove-email'
  | 'pay-cash'
  | 'open-app'
  | 'try-again'
  | null;

const nextSteps: Partial<Record<ProblemCode, RecoveryAction>> = {
  'email-not-proven': 'prove-email',
  'session-expired': 'sign-in',
  'not-signed-in': 'sign-in',
  'already-registered': 'open-app',
  'ticket-not-found': 'pay-cash',
  'ticket-used': 'pay-cash',
  'ticket-not-yours': 'pay-cash',
  'idempotency-key-reused': 'try-again',
  'too-many-requests': 'try-again',
  unexpected: 'try-again',
};

/** The way out of a failed registration. */
export function recoveryAction(error: unknown): RecoveryAction {
  if (error instanceof NetworkError) return 'try-again';
  if (!(error instanceof ApiError)) return 'try-again';
  if (error.code === '') return 'try-again';
  return nextSteps[error.code as ProblemCode] ?? null;
}

/** Why the ticket was refused; null where it was something else. */
export function ticketRefusal(error: unknown): string | null {
  return recoveryAction(error) === 'pay-cash' ? (error as ApiError).serverMessage : null;
}

/** What the server says of the form's fields, in the form's order. */
export function fieldErrors(error: unknown): [FieldName, string][] {
  if (!(error instanceof ApiError)) return [];
  const { fields } = error;
  return fieldNames.flatMap((name): [FieldName, string][] => {
    const message = fields[name];
    return message === undefined ? [] : [[name, message]];
  });
}
