import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { ticketId, validateTicket } from '@wine-walk/common/api/registrations.ts';
import type { PaymentMethod } from '@wine-walk/common/model/categories.ts';
import { useRef, useState } from 'react';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { api } from '../../../platform/session/api.ts';
import { withRequestId } from '../../../shared/error-message.ts';
import { dismissToast, showToast } from '../../../ui/toaster.tsx';
import { isCashChosen, saveCashChoice } from './registration-draft.ts';

type TicketAnswer = ResponseOf<typeof validateTicket>;

/** Validation status of the ticket. */
export type TicketValidationState =
  /** Not validated yet, or the ID changed since. `error`: reason validation failed. */
  | { status: 'none'; error?: string }
  | { status: 'checking' }
  /** `id`: as printed on the ticket. */
  | { status: 'valid'; id: string; answer: TicketAnswer }
  /** Shows the reason and the on-site purchase, and allows the attendee to continue with it. */
  | { status: 'not-found'; id: string; answer: TicketAnswer }
  /**
   * The API rejected the registration because of the ticket: the attendee has to choose cash or another
   * ticket.
   */
  | { status: 'refused'; message: string }
  /** The attendee chose to buy a ticket on site. */
  | { status: 'cash' };

/** Returns the payment method: prepaid with a validated ticket, or cash; null if neither is settled. */
export function paymentMethodFor(ticket: TicketValidationState): PaymentMethod | null {
  if (ticket.status === 'valid') return 'prepaid';
  return ticket.status === 'not-found' || ticket.status === 'cash' ? 'cash' : null;
}

export interface TicketValidationForm {
  ticket: TicketValidationState;
  /** Validates the typed ID on the server. */
  validate: (typed: string) => Promise<void>;
  /** Clears the result after the ID changed. */
  reset: () => void;
  /** Marks the ticket as rejected by the registration. */
  refuse: (message: string) => void;
  /** Shows at the field that a ticket or the on-site purchase is required. */
  require: () => void;
  /** Selects the on-site purchase. */
  payCash: () => void;
}

/** Validates the ticket; ignores a response that arrives after the ID changed. */
export function useTicketValidation(): TicketValidationForm {
  const appTexts = useTexts();
  const { registration: texts } = useScreenTexts();
  const [ticket, setTicket] = useState<TicketValidationState>(() => ({
    status: isCashChosen() ? 'cash' : 'none',
  }));
  const activeRequest = useRef<AbortController | null>(null);

  const settle = (next: TicketValidationState) => {
    activeRequest.current?.abort();
    activeRequest.current = null;
    // A toast about the previous result would contradict this one.
    dismissToast();
    setTicket(next);
    saveCashChoice(next.status === 'cash');
  };

  const requestValidation = async (id: string) => {
    settle({ status: 'checking' });
    const request = new AbortController();
    activeRequest.current = request;
    try {
      const answer = await api(validateTicket, { body: { ticketId: id }, signal: request.signal });
      if (activeRequest.current !== request) return;
      const printedId = answer.ticketId || id;
      if (answer.isValid) {
        settle({ status: 'valid', id: printedId, answer });
        showToast({ type: 'success', title: texts.ticketValidated });
      } else {
        // No toast: the title and message appear next to the field already.
        settle({ status: 'not-found', id: printedId, answer });
      }
    } catch (cause) {
      if (activeRequest.current !== request) return;
      const error = withRequestId(texts.validationErrorText, cause, appTexts);
      settle({ status: 'none', error });
      showToast({ type: 'error', title: texts.validationError });
    }
  };

  const validate = async (typed: string) => {
    const parsed = ticketId.safeParse(typed);
    if (parsed.success) return requestValidation(parsed.data);
    if (typed.trim() === '') {
      settle({ status: 'none', error: texts.ticketIdRequiredText });
      return showToast({ type: 'error', title: texts.ticketIdRequired });
    }
    const message = parsed.error.issues[0]?.message ?? '';
    settle({ status: 'none', error: texts.fieldError('ticketId', message) });
  };

  return {
    ticket,
    validate,
    reset: () => settle({ status: 'none' }),
    refuse: (message) => settle({ status: 'refused', message: texts.ticketRefusal(message) }),
    require: () => settle({ status: 'none', error: texts.ticketRequiredText }),
    payCash: () => settle({ status: 'cash' }),
  };
}
