import { changeTicket, readRegistration } from '@wine-walk/common/api/staff/registrations.ts';
import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { type HolderChange, holderChange } from '@wine-walk/common/model/categories.ts';
import type { DeskPerson } from '@wine-walk/common/model/desk.ts';
import type { TicketsLeft } from '@wine-walk/common/model/ticket-counts.ts';
import { deskTypes } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../platform/api/use-call.ts';
import { format } from '../../kit/format.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { portalHref } from '../../paths.ts';
import { dismissRefused } from '../../shared/desk/desk-queue.ts';
import {
  HolderChangeOptions,
  holderChangeLabels,
  isOtherHolder,
} from '../../shared/tickets/holder-change-options.tsx';
import { ticketsLeftText } from '../../shared/tickets/tickets-left-text.ts';
import { texts } from '../../texts/texts.ts';
import { type LookupAction, lookupActions } from './lookup-actions.ts';
import { LookupResultScreen } from './lookup-result-screen.tsx';
import {
  type LookupResult,
  type LookupResultView,
  lookupNote,
  toLookupResultView,
  withChosenType,
  withDefaultTypes,
} from './lookup-result-view.ts';
import type { OtherHolder } from './newcomers.ts';
import { NameOnPaper, OtherHolderForm } from './other-holder-form.tsx';
import { TillForm } from './till.tsx';
import { firstErrorMessage, useDeskAction } from './use-desk.ts';
import { useSaleTill } from './use-sale-till.ts';

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

const { money } = format;

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
  /** Opens the registration of the ticket's holder. */
  onRegister: (attendee: DeskAttendee) => void;
  /** Opens the sale of a ticket. */
  onSell: (left: TicketsLeft) => void;
  /** Opens the release for a guest who signs it at the desk. */
  onSign: (person: DeskPerson) => void;
  /** Looks up another text, whose result replaces this one. */
  onLookUp: (text: string) => void;
  onClose: () => void;
}

/** Fullscreen result of a lookup with its actions. */
export function DeskLookupScreen(props: Props) {
  const { onDone, onRegister, onSell, onSign, onLookUp, onClose } = props;
  const navigate = useNavigate();
  const [typeId, setTypeId] = useState<string | null>(null);
  const result = withChosenType(withDefaultTypes(props.result), typeId);
  const { event, lookedUp, offline } = result;
  /** Person whose ticket is entered, and the ticket to begin with. */
  const [entry, setEntry] = useState<{ submissionId: string; ticketId: string } | null>(null);
  /** Person who has the ticket instead of the holder on record, or whose name is not on record. */
  const [other, setOther] = useState<OtherHolder | null>(null);
  const [isNaming, setNaming] = useState(false);
  const till = useSaleTill(event.id, offline !== undefined);
  const { payments, openTill } = till;
  const deskAction = useDeskAction(
    { ...result, isOffline: offline !== undefined },
    till.floatToOpenCents,
  );
  const move = useMoveToTicket();
  const actions = lookupActions(result, payments, other);
  const owes = actions.some(({ payment }) => payment !== undefined);
  const needsTill = owes && till.isMissing;

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
        onError: dismissRefused,
      });
    const [person] = chosen;
    if (kind === 'ticket' && person) {
      const { submissionId } = person;
      if (action.ticketId) takeTicket(submissionId, action.ticketId);
      else setEntry({ submissionId, ticketId: '' });
    }
    if (kind === 'other-holder') setNaming(true);
    if (kind === 'sign' && person) onSign(person);
    if (kind === 'cash' && person) onLookUp(person.submissionId);
    if (kind === 'details' && person)
      void navigate(portalHref('registrations', { open: person.submissionId }));
    if (kind === 'sell') onSell(result.event.left);
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
  ) : isNaming ? (
    <OtherHolderForm
      onHolder={(holder) => {
        setOther(holder);
        setNaming(false);
      }}
    />
  ) : needsTill ? (
    <TillForm isBusy={openTill.isPending} onOpen={till.open} />
  ) : isUnnamed(result) ? (
    <NameOnPaper
      value={other?.fullName ?? ''}
      onChange={(fullName) => setOther(fullName === '' ? null : { fullName })}
    />
  ) : (
    <TypeChoice result={result} onChoose={setTypeId} />
  );
  const offered = needsTill ? actions.filter(needsNoTill) : actions;
  return (
    <LookupResultScreen
      key={`${result.answer} ${lookedUp}`}
      view={withOtherHolder(toLookupResultView(result, till.own, payments), other)}
      actions={entry || isNaming ? [] : offered}
      before={form}
      note={lookupNote(result)}
      failure={firstErrorMessage(deskAction, openTill, move)}
      isBusy={(action) =>
        deskAction.isPending || move.isPending || (owes && till.isUnknown && !needsNoTill(action))
      }
      onAction={runAction}
      onClose={onClose}
    />
  );
}

const tilllessKinds: ReadonlySet<LookupAction['kind']> = new Set<LookupAction['kind']>([
  'sign',
  'register',
  'other-holder',
]);

/** True if an action needs no till; with a ticket, any does without. */
function needsNoTill({ kind, ticketId }: LookupAction): boolean {
  return Boolean(ticketId) || tilllessKinds.has(kind);
}

/** True if the scanned ticket has no holder on record. */
function isUnnamed({ answer, tickets: [ticket] }: LookupResult): boolean {
  return answer === 'register' && ticket !== undefined && ticket.holderName === null;
}

/** Returns the view with the person who has the ticket of another holder, and the reason. */
function withOtherHolder(view: LookupResultView, other: OtherHolder | null): LookupResultView {
  if (!other?.holderChange) return view;
  const reason = holderChangeLabels[other.holderChange];
  const line = texts.desk.result.heldBy({ name: isolateBidi(other.fullName), reason });
  return { ...view, lines: [...view.lines, line] };
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
            {joinFacts([
              name,
              money({ amountCents: priceCents, currency }),
              ticketsLeftText(left.types[id]),
            ])}
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
