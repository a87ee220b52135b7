import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { fieldProblemOf } from '@wine-walk/common/api/contract/field-problem.ts';
import { validateTicket } from '@wine-walk/common/api/registrations.ts';
import { proveTicket, requestTicketCode } from '@wine-walk/common/api/sessions.ts';
import type { PaymentMethod } from '@wine-walk/common/model/categories.ts';
import { type Instant, ticketId } from '@wine-walk/common/model/fields/values.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import type { ApiError } from '../../../../platform/api/api-errors.ts';
import { api } from '../../../../platform/session/api.ts';
import { freshEmailProof, storeEmailProof } from '../../../../platform/session/email-proof.ts';
import { errorCode, errorMessage } from '../../../../shared/error-message.ts';
import { dismissToast, showToast } from '../../../../ui/toaster.tsx';
import { readTicketChoice, saveTicketChoice, type TicketChoice } from './registration-draft.ts';

type TicketAnswer = ResponseOf<typeof validateTicket>;

/** Mailed code of a ticket. `code`: on the emulator, which shows it. `sentAt`: epoch milliseconds. */
export type MailedCode =
  | { status: 'sending' | 'unavailable' | 'rejected' }
  | { status: 'sent' | 'delayed'; attemptId: string; code: string | null; sentAt: number };

/** Ticket that has a registration. `usedAt`: null if the time is unknown. */
export interface UsedTicket {
  id: string;
  usedAt: Instant | null;
}

/** Validation status of the ticket. */
export type TicketValidationState =
  /** Not validated yet, or the ID changed since. `error`: reason validation failed. */
  | { status: 'none'; error?: string }
  | { status: 'checking' }
  /** `id`: as printed on the ticket. `proof`: of its email on record, if it has one. */
  | { status: 'valid'; id: string; answer: TicketAnswer; proof: string | undefined }
  /** The ticket has an email on record, whose reader confirms it by a mailed code. */
  | { status: 'unconfirmed'; id: string; answer: TicketAnswer; mailed: MailedCode }
  /** The attendee shows the ticket at the desk instead. */
  | { status: 'desk'; id: string }
  /** Shows the reason and the on-site purchase, and allows the attendee to continue with it. */
  | { status: 'not-found'; id: string; answer: TicketAnswer }
  /**
   * The API rejected the registration because of the ticket: the attendee has to choose cash or another
   * ticket. `used`: the ticket if it got a registration since it was validated; null for other reasons.
   */
  | { status: 'refused'; message: string; used: UsedTicket | null }
  /** The attendee chose to buy a ticket on site. */
  | { status: 'cash' };

/**
 * Returns the payment method: prepaid with a validated ticket, or cash, also for a ticket that staff check at the desk;
 * null if neither is settled.
 */
export function paymentMethodFor(ticket: TicketValidationState): PaymentMethod | null {
  if (ticket.status === 'valid') return 'prepaid';
  return ['not-found', 'cash', 'desk'].includes(ticket.status) ? 'cash' : null;
}

/** Returns the ticket of the registration: validated, or left to the desk; null without one. */
export function chosenTicket(
  ticket: TicketValidationState,
): { id: string; proof?: string | undefined } | null {
  return ticket.status === 'valid' || ticket.status === 'desk' ? ticket : null;
}

export interface TicketValidationForm {
  ticket: TicketValidationState;
  /** Validates the typed ID on the server. */
  validate: (typed: string) => Promise<void>;
  /** Clears the result after the ID changed. */
  reset: () => void;
  /** Marks the ticket as rejected by the registration. */
  refuse: (refusal: ApiError) => void;
  /** Shows at the field that a ticket or the on-site purchase is required. */
  require: () => void;
  /** Selects the on-site purchase. */
  payCash: () => void;
  /** Mails another code for the unconfirmed ticket. */
  mailCode: () => void;
  /** Confirms the ticket by its code, and returns its holder; null after another choice. Throws errors of the API. */
  confirm: (code: string) => Promise<TicketHolder | null>;
  /** Leaves the unconfirmed ticket to the desk. */
  showAtDesk: () => void;
}

type TicketHolder = Pick<ResponseOf<typeof proveTicket>, 'email' | 'fullName'>;

/** Returns the choice made before a reload, unless another ticket was `scanned` since. */
function restoredTicket(scanned: string | null): TicketValidationState {
  const choice = readTicketChoice();
  const isOther = choice && 'id' in choice && scanned !== null && scanned !== choice.id;
  return choice && !isOther ? choice : { status: 'none' };
}

/** Returns the state to restore after a reload; null if the ticket has to be validated again. */
function choiceIn(ticket: TicketValidationState): TicketChoice | null {
  if (ticket.status === 'cash' || ticket.status === 'desk') return ticket;
  if (ticket.status !== 'unconfirmed' || !('attemptId' in ticket.mailed)) return null;
  return { ...ticket, mailed: ticket.mailed };
}

/**
 * Validates the ticket; ignores a response that arrives after the ID changed. `scanned`: ID from a printed ticket's QR
 * code.
 */
export function useTicketValidation(scanned: string | null): TicketValidationForm {
  const problems = useTexts('problems');
  const texts = useTexts('registration');
  const [ticket, setTicket] = useState(() => restoredTicket(scanned));
  const { language } = useLanguage();
  const activeRequest = useRef<AbortController | null>(null);

  const settle = (next: TicketValidationState) => {
    activeRequest.current?.abort();
    activeRequest.current = null;
    // A toast about the previous result would contradict this one.
    dismissToast();
    setTicket(next);
    saveTicketChoice(choiceIn(next));
  };

  const requestValidation = async (id: string) => {
    settle({ status: 'checking' });
    const request = new AbortController();
    activeRequest.current = request;
    try {
      const proof = freshEmailProof()?.proof;
      const body = { ticketId: id, emailProof: proof };
      const answer = await api(validateTicket, { body, signal: request.signal });
      if (activeRequest.current !== request) return;
      const printedId = answer.ticketId || id;
      if (answer.isValid && answer.emailHint) await mailCode({ id: printedId, answer });
      else if (answer.isValid) {
        settle({ status: 'valid', id: printedId, answer, proof });
        showToast({ type: 'success', title: texts.ticketValidated });
      } else {
        // No toast: the title and message appear next to the field already.
        settle({ status: 'not-found', id: printedId, answer });
      }
    } catch (cause) {
      if (activeRequest.current !== request) return;
      const error = errorMessage(cause, { own: { failed: texts.validationErrorText }, problems });
      settle({ status: 'none', error });
      showToast({ type: 'error', title: texts.validationError });
    }
  };

  const mailCode = async ({ id, answer }: { id: string; answer: TicketAnswer }) => {
    settle({ status: 'unconfirmed', id, answer, mailed: { status: 'sending' } });
    const request = new AbortController();
    activeRequest.current = request;
    const mailed = await requestCode(id, language, request.signal);
    if (activeRequest.current === request) settle({ status: 'unconfirmed', id, answer, mailed });
  };

  const confirm = async (code: string) => {
    if (ticket.status !== 'unconfirmed' || !('attemptId' in ticket.mailed)) return null;
    const { id, answer, mailed } = ticket;
    const { attemptId } = mailed;
    const request = new AbortController();
    activeRequest.current = request;
    const { proof, ...holder } = await api(proveTicket, {
      body: { ticketId: id, attemptId, code },
    });
    storeEmailProof(holder.email, proof);
    if (activeRequest.current !== request) return null;
    settle({ status: 'valid', id, answer, proof });
    showToast({ type: 'success', title: texts.ticketValidated });
    return holder;
  };

  const validate = async (typed: string) => {
    const parsed = ticketId.safeParse(typed);
    if (parsed.success) return requestValidation(parsed.data);
    if (typed.trim() === '') {
      settle({ status: 'none', error: texts.ticketIdRequiredText });
      return showToast({ type: 'error', title: texts.ticketIdRequired });
    }
    const [issue] = parsed.error.issues;
    const message = issue ? errorMessage(fieldProblemOf(issue), { problems }) : '';
    settle({ status: 'none', error: message });
  };

  return {
    ticket,
    validate,
    reset: () => settle({ status: 'none' }),
    refuse: (refusal) =>
      settle({
        status: 'refused',
        message: errorMessage(refusal, { problems }),
        used: usedTicketOf(refusal, chosenTicket(ticket)),
      }),
    require: () => settle({ status: 'none', error: texts.ticketRequiredText }),
    payCash: () => settle({ status: 'cash' }),
    mailCode: () => {
      if (ticket.status === 'unconfirmed') void mailCode(ticket);
    },
    confirm,
    showAtDesk: () => {
      if (ticket.status === 'unconfirmed') settle({ status: 'desk', id: ticket.id });
    },
  };
}

/** Returns the ticket of a form that was rejected because it is used; null if it was rejected for another reason. */
function usedTicketOf({ code, details }: ApiError, sent: { id: string } | null): UsedTicket | null {
  if (code !== 'ticket-used' || !sent) return null;
  const { usedAt } = details;
  return { id: sent.id, usedAt: typeof usedAt === 'string' ? usedAt : null };
}

/** Requests the code of a ticket. Failures leave the desk as the other way. */
async function requestCode(
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<MailedCode> {
  try {
    const body = { ticketId: id, language };
    const { sent, attemptId, code } = await api(requestTicketCode, { body, signal });
    if (attemptId === null) return { status: 'unavailable' };
    const status = sent === 'delayed' ? 'delayed' : 'sent';
    return { status, attemptId, code, sentAt: Date.now() };
  } catch (cause) {
    return { status: errorCode(cause) === 'mail-rejected' ? 'rejected' : 'unavailable' };
  }
}
