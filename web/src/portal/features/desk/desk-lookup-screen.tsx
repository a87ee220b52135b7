import './desk-lookup-screen.css';
import { changeTicket, readRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { type HolderChange, holderChange } from '@wine-walk/common/model/categories.ts';
import type { DeskPerson } from '@wine-walk/common/model/desk.ts';
import type { TicketsLeft } from '@wine-walk/common/model/ticket-counts.ts';
import { deskTypes } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../platform/api/use-call.ts';
import { playScanFeedback } from '../../../platform/device/scan-feedback.ts';
import { format } from '../../kit/format.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { portalHref } from '../../paths.ts';
import { useOfferedPayments } from '../../shared/desk/use-payments.ts';
import { useTills } from '../../shared/desk/use-tills.ts';
import { HolderChangeOptions, isOtherHolder } from '../../shared/tickets/holder-change-options.tsx';
import { TicketTypeLabel } from '../../shared/tickets/ticket-type-label.tsx';
import { ticketsLeftText } from '../../shared/tickets/tickets-left-text.ts';
import { texts } from '../../texts/texts.ts';
import { type LookupAction, lookupActions } from './lookup-actions.ts';
import {
  dueCents,
  type LookupResult,
  type LookupResultView,
  lookupNote,
  toLookupResultView,
  withChosenType,
  withDefaultTypes,
} from './lookup-result-view.ts';
import { TillForm } from './till.tsx';
import { firstErrorMessage, useDeskAction, useOpenTill } from './use-desk.ts';

interface OtherTicketFormProps {
  /** Ticket to begin with; empty for none. */
  ticketId: string;
  isBusy: boolean;
  /** True if the ticket has another holder on record, so that a reason is required. */
  needsReason: boolean;
  onTicket: (ticketId: string, holderChange: HolderChange | undefined) => void;
}

/** Form for the ticket of a person who was registered to pay cash. */
export function OtherTicketForm({ ticketId, isBusy, needsReason, onTicket }: OtherTicketFormProps) {
  const [typed, setTyped] = useState(ticketId);
  const [reason, setReason] = useState<HolderChange>();
  useUnsavedChangesWarning(typed.trim() !== ticketId);
  return (
    <form
      className="till-form"
      aria-label={texts.desk.ticketForm.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !isBusy) onTicket(typed.trim().toUpperCase(), reason);
      }}
    >
      <label>
        {texts.desk.ticketForm.number}
        <input
          autoComplete="off"
          autoCapitalize="characters"
          // Focused because the user has just opened it.
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {needsReason && (
        <label>
          {texts.desk.ticketForm.reason}
          <select
            value={reason ?? ''}
            onChange={({ target }) => setReason(holderChange.safeParse(target.value).data)}
          >
            <HolderChangeOptions />
          </select>
        </label>
      )}
      <button
        type="submit"
        className="answer-main"
        disabled={typed.trim() === ''}
        aria-disabled={isBusy || undefined}
      >
        {texts.desk.ticketForm.submit}
      </button>
    </form>
  );
}

interface ResultScreenProps {
  view: LookupResultView;
  actions: readonly LookupAction[];
  /** Content that comes before the first action, such as opening a till. */
  before?: ReactNode;
  /** Text below the actions. */
  note: string;
  failure: string | null;
  isBusy: boolean;
  onAction: (action: LookupAction) => void;
  onClose: () => void;
}

/**
 * Maximum time between two keys of a hardware scanner, in milliseconds. A person takes longer to press Enter
 * after typing.
 */
const maxScannerKeyGapMs = 100;

const { money } = format;

const signs = { in: '✓', collect: '$', refused: '✕' } as const;

/**
 * Fullscreen result with one color, sign and title. Enter runs the main action, Escape goes back. On a
 * refusal Enter goes back as well, so that a key meant for the search field sells no ticket.
 */
function LookupResultScreen(props: ResultScreenProps) {
  const { view, actions, before, note, failure, isBusy, onAction, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isRefused = view.tone === 'refused';
  // `showModal` focuses the first button of the dialog.
  useEffect(() => {
    dialog.current?.showModal();
    if (isRefused) back.current?.focus();
  }, [isRefused]);
  const isScannerEnter = useIgnoreScannerEnter();
  useEffect(() => playScanFeedback(view.tone), [view.tone, view.title]);
  return (
    <dialog
      ref={dialog}
      className="answer"
      data-tone={view.tone}
      aria-labelledby="answer-title"
      onKeyDown={(event) => {
        if (isScannerEnter(event)) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="answer-text" role="status">
        <span className="answer-sign" aria-hidden="true">
          {view.sign ?? signs[view.tone]}
        </span>
        <h2 id="answer-title">{view.title}</h2>
        {view.types?.map(({ color, text }) => (
          <TicketTypeLabel key={text} color={color} text={text} />
        ))}
        {view.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {failure && (
          <p className="answer-failure" role="alert">
            {failure}
          </p>
        )}
      </div>
      <div className="answer-actions">
        {before}
        {actions.map((action, index) => (
          <button
            key={action.label}
            type="button"
            className={index === 0 ? 'answer-main' : undefined}
            // Focused so that Enter takes the main action.
            autoFocus={index === 0 && !isRefused}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onAction(action)}
          >
            {action.label}
          </button>
        ))}
        <button ref={back} type="button" className="answer-back" onClick={onClose}>
          {texts.desk.result.back}
        </button>
        <small>{note}</small>
      </div>
    </dialog>
  );
}

/**
 * Detects an Enter that is not meant for this result: from a scanner that read a code again, or held since
 * the search.
 */
function useIgnoreScannerEnter() {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ key, repeat, timeStamp, target }: KeyboardEvent): boolean => {
    if (target instanceof HTMLInputElement) return false;
    if (key.length === 1) typedAt.current = timeStamp;
    return key === 'Enter' && (repeat || timeStamp - typedAt.current < maxScannerKeyGapMs);
  };
}

/** Attendee to register, as far as the ticket names them; empty texts for none. */
export interface DeskAttendee {
  ticketId: string;
  fullName: string;
  /** Tickets left to sell, if they buy one. */
  left?: TicketsLeft;
}

interface Props {
  result: LookupResult;
  onDone: () => void;
  /** Opens the registration of the ticket's holder, or of an attendee who buys a ticket. */
  onRegister: (attendee: DeskAttendee) => void;
  /** Opens the release for a guest who signs it at the desk. */
  onSign: (person: DeskPerson) => void;
  /** Looks up another text, whose result replaces this one. */
  onLookUp: (text: string) => void;
  onClose: () => void;
}

/** Fullscreen result of a lookup with its actions. */
export function DeskLookupScreen(props: Props) {
  const { onDone, onRegister, onSign, onLookUp, onClose } = props;
  const navigate = useNavigate();
  const [typeId, setTypeId] = useState<string | null>(null);
  const result = withChosenType(withDefaultTypes(props.result), typeId);
  const { event, lookedUp, offline } = result;
  /** Person whose ticket is entered, and the ticket to begin with. */
  const [entry, setEntry] = useState<{ submissionId: string; ticketId: string } | null>(null);
  const tills = useTills(event.id);
  const openTill = useOpenTill(event.id);
  const [floatCents, setFloat] = useState<number | null>(null);
  const payments = useOfferedPayments();
  const takesCash = payments.some(({ method }) => method === 'cash');
  // A till without cash has no float to count.
  const knownFloatCents = floatCents ?? tills.floatToOpenCents ?? (takesCash ? null : 0);
  const floatToOpenCents = tills.own ? null : knownFloatCents;
  const deskAction = useDeskAction(result, floatToOpenCents);
  const move = useMoveToTicket();
  const actions = lookupActions(result, payments);
  const owes = actions.some(
    ({ kind, people: admitted }) => kind === 'admit' && dueCents(admitted, result) > 0,
  );
  const hasTill = tills.own !== null || floatToOpenCents !== null;
  // When offline, the till may be open without this device knowing it. The server then ignores the float.
  const needsTill = owes && !hasTill && (tills.isKnown || offline !== undefined);

  /** Moves a person to a ticket and looks it up. A refused ticket is entered again, with a reason if it needs one. */
  function takeTicket(submissionId: string, ticketId: string, reason?: HolderChange) {
    move.mutate(
      { submissionId, ticketId, holderChange: reason },
      {
        onSuccess: () => {
          setEntry(null);
          onLookUp(ticketId);
        },
        onError: () => setEntry({ submissionId, ticketId }),
      },
    );
  }

  function runAction(action: LookupAction) {
    const { kind, people: chosen } = action;
    if (kind === 'admit' || kind === 'redeem' || kind === 'check-in')
      deskAction.mutate(action, {
        onSuccess: () => {
          onDone();
          onClose();
        },
      });
    const [person] = chosen;
    if (kind === 'ticket' && person) {
      const { submissionId } = person;
      if (action.ticketId) takeTicket(submissionId, action.ticketId);
      else setEntry({ submissionId, ticketId: '' });
    }
    if (kind === 'sign' && person) onSign(person);
    if (kind === 'cash' && person) onLookUp(person.submissionId);
    if (kind === 'details' && person)
      void navigate(portalHref('registrations', { open: person.submissionId }));
    if (kind === 'sell') onRegister({ ticketId: '', fullName: '', left: result.event.left });
    if (kind === 'register') {
      const ticketId = action.ticketId ?? result.ticketId ?? '';
      const known = [...result.tickets, ...result.missing];
      const ticket = known.find((each) => each.ticketId === ticketId);
      onRegister({ ticketId, fullName: ticket?.holderName ?? '' });
    }
  }

  const form = entry ? (
    <OtherTicketForm
      ticketId={entry.ticketId}
      isBusy={move.isPending}
      needsReason={isOtherHolder(move.error)}
      onTicket={(ticketId, reason) => takeTicket(entry.submissionId, ticketId, reason)}
    />
  ) : needsTill ? (
    <TillForm
      isBusy={openTill.isPending}
      // When offline, the till opens when the first sale is delivered.
      onOpen={(cents) => (offline ? setFloat(cents) : openTill.mutate(cents))}
    />
  ) : (
    <TypeChoice result={result} onChoose={setTypeId} />
  );
  // A ticket and a signature need no till.
  const offered = needsTill
    ? actions.filter(({ kind, ticketId }) => ticketId || kind === 'sign')
    : actions;
  return (
    <LookupResultScreen
      key={`${result.answer} ${lookedUp}`}
      view={toLookupResultView(result, tills.own, payments)}
      actions={entry ? [] : offered}
      before={form}
      note={lookupNote(result)}
      failure={firstErrorMessage(deskAction, openTill, move)}
      isBusy={deskAction.isPending || move.isPending || (owes && !tills.isKnown && !offline)}
      onAction={runAction}
      onClose={onClose}
    />
  );
}

interface TypeChoiceProps {
  result: LookupResult;
  onChoose: (typeId: string) => void;
}

/** Select of the ticket that people who owe buy; nothing if the desk sells one type at most. */
function TypeChoice({ result, onChoose }: TypeChoiceProps) {
  const types = deskTypes(result.event);
  const [buyer, ...others] = result.people.filter(({ isVerified }) => !isVerified);
  if (!buyer || types.length < 2) return null;
  const isMixed = others.some(({ typeId }) => typeId !== buyer.typeId);
  const { ticketPrice, left } = result.event;
  const { currency } = ticketPrice;
  return (
    <label className="till-form">
      {texts.desk.typeChoice.label}
      <select
        value={isMixed ? '' : (buyer.typeId ?? '')}
        onChange={({ target }) => onChoose(target.value)}
      >
        {isMixed && <option value="">{texts.desk.typeChoice.mixed}</option>}
        {types.map(({ id, name, priceCents }) => (
          <option key={id} value={id} disabled={left.types[id] === 0 && id !== buyer.typeId}>
            {[name, money({ amountCents: priceCents, currency }), ticketsLeftText(left.types[id])]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TicketMove {
  submissionId: string;
  ticketId: string;
  holderChange: HolderChange | undefined;
}

/** Moves a registration to a ticket, with its current version. */
function useMoveToTicket() {
  return useCall(async ({ submissionId, ticketId, holderChange }: TicketMove, call) => {
    const params = { id: submissionId };
    const { version } = await call(readRegistration, { params });
    return call(changeTicket, { params, body: { ticketId, version, holderChange } });
  });
}
