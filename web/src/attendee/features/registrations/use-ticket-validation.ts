import { ticketId, validateTicket } from '@wine-walk/common/api/registrations.ts';
import { useRef, useState } from 'react';
import { useScreenTexts, useTexts } from '../../../i18n/texts.ts';
import { api } from '../../../platform/session/api.ts';
import { withRequestId } from '../../../shared/error-message.ts';
import { dismissToast, showToast } from '../../../ui/toaster.tsx';
import { isCashChosen, saveCashChoice } from './registration-draft.ts';
import type { TicketValidationState } from './ticket-validation.ts';

export interface TicketValidationForm {
  ticket: TicketValidationState;
  /** Asks the server about what was typed. */
  validate: (typed: string) => Promise<void>;
  /** The id was changed: what was known of the other one no longer counts. */
  reset: () => void;
  /** The server refused the registration because of the ticket. */
  refuse: (message: string) => void;
  /** Buy a ticket on site. */
  payCash: () => void;
}

/** The ticket's validation; an answer that comes after the id was changed is dropped. */
export function useTicketValidation(): TicketValidationForm {
  const ownTexts = useTexts();
  const { registration: texts } = useScreenTexts();
  const [ticket, setTicket] = useState<TicketValidationState>(() => ({
    status: isCashChosen() ? 'cash' : 'none',
  }));
  const asking = useRef<AbortController | null>(null);

  const settle = (next: TicketValidationState) => {
    asking.current?.abort();
    asking.current = null;
    // A toast about another answer would stand beside this one.
    dismissToast();
    setTicket(next);
    saveCashChoice(next.status === 'cash');
  };

  const ask = async (id: string) => {
    settle({ status: 'checking' });
    const asked = new AbortController();
    asking.current = asked;
    try {
      const answer = await api(validateTicket, { body: { ticketId: id }, signal: asked.signal });
      if (asking.current !== asked) return;
      if (answer.isValid) {
        settle({ status: 'valid', id, answer });
        showToast({ type: 'success', title: texts.ticketValidated });
      } else {
        // It stands beside the field, with its title: a toast would say it twice.
        settle({ status: 'not-found', message: texts.ticketRefusal(answer.message), answer });
      }
    } catch (cause) {
      if (asking.current !== asked) return;
      const error = withRequestId(texts.validationErrorText, cause, ownTexts);
      settle({ status: 'none', error });
      showToast({ type: 'error', title: texts.validationError });
    }
  };

  const validate = async (typed: string) => {
    const parsed = ticketId.safeParse(typed);
    if (parsed.success) return ask(parsed.data);
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
    payCash: () => settle({ status: 'cash' }),
  };
}
