import './desk-lookup-screen.css';
import { useMutation } from '@tanstack/react-query';
import { changeTicket, readRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { playScanFeedback } from '../../../platform/device/scan-feedback.ts';
import { useUnsavedChangesWarning } from '../../kit/forms/use-unsaved-changes-warning.ts';
import { portalHref } from '../../paths.ts';
import { staffCall } from '../../session/staff-call.ts';
import { useInvalidateTills, useTills } from '../../shared/use-tills.ts';
import { type LookupAction, lookupActions } from './lookup-actions.ts';
import {
  dueCents,
  type LookupResult,
  type LookupResultView,
  lookupNote,
  toLookupResultView,
} from './lookup-result-view.ts';
import { TillForm } from './till.tsx';
import { firstErrorMessage, useDeskAction, useOpenTill } from './use-desk.ts';

interface OtherTicketFormProps {
  isBusy: boolean;
  onTicket: (ticketId: string) => void;
}

/** Takes the ticket of somebody who said they would pay cash. */
export function OtherTicketForm({ isBusy, onTicket }: OtherTicketFormProps) {
  const [typed, setTyped] = useState('');
  useUnsavedChangesWarning(typed.trim() !== '');
  return (
    <form
      className="till-form"
      aria-label="Their ticket"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !isBusy) onTicket(typed.trim().toUpperCase());
      }}
    >
      <label>
        The number on their ticket
        <input
          autoComplete="off"
          autoCapitalize="characters"
          // biome-ignore lint/a11y/noAutofocus: asked for a moment ago
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="answer-main"
        disabled={typed.trim() === ''}
        aria-disabled={isBusy || undefined}
      >
        Use this ticket
      </button>
    </form>
  );
}

interface ResultScreenProps {
  view: LookupResultView;
  actions: readonly LookupAction[];
  /** What has to be done before the first press, such as opening a till. */
  before?: ReactNode;
  /** What stands under the presses. */
  note: string;
  failure: string | null;
  isBusy: boolean;
  onAction: (action: LookupAction) => void;
  onClose: () => void;
}

/** Between two keys of a scanner; a person who typed something takes longer to press Enter. Milliseconds. */
const maxScannerKeyGapMs = 100;

const signs = { in: '✓', collect: '$', refused: '✕' } as const;

/**
 * The whole screen in one colour with one sign and one sentence; Enter is the press, Escape goes back. Of a refusal Enter goes
 * back, too: nothing is sold by a key that was meant for the field.
 */
function LookupResultScreen(props: ResultScreenProps) {
  const { view, actions, before, note, failure, isBusy, onAction, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isRefused = view.tone === 'refused';
  // A dialog that opens gives the focus to its first button.
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
        {!before &&
          actions.map((action, index) => (
            <button
              key={action.label}
              type="button"
              className={index === 0 ? 'answer-main' : undefined}
              // biome-ignore lint/a11y/noAutofocus: the one press, from the keyboard alone
              autoFocus={index === 0 && !isRefused}
              // Not `disabled`, which would take the focus.
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onAction(action)}
            >
              {action.label}
            </button>
          ))}
        <button ref={back} type="button" className="answer-back" onClick={onClose}>
          Back to the search
        </button>
        <small>{note}</small>
      </div>
    </dialog>
  );
}

/**
 * Tells an Enter that nobody pressed for this answer: a scanner's behind a code that it read once more, or that of the
 * search, which is still held.
 */
function useIgnoreScannerEnter() {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ key, repeat, timeStamp, target }: KeyboardEvent): boolean => {
    if (target instanceof HTMLInputElement) return false;
    if (key.length === 1) typedAt.current = timeStamp;
    return key === 'Enter' && (repeat || timeStamp - typedAt.current < maxScannerKeyGapMs);
  };
}

interface Props {
  result: LookupResult;
  onDone: () => void;
  /** Something else is looked up, whose answer takes this one's place. */
  onLookUp: (text: string) => void;
  onClose: () => void;
}

/** The answer with what its presses do. */
export function DeskLookupScreen({ result, onDone, onLookUp, onClose }: Props) {
  const navigate = useNavigate();
  const { event, people, lookedUp, offline } = result;
  const [isMoving, setMoving] = useState(false);
  const tills = useTills(event.id);
  const reloadTills = useInvalidateTills();
  const openTill = useOpenTill(event.id);
  const [floatCents, setFloat] = useState<number | null>(null);
  const floatToOpenCents = tills.own ? null : (floatCents ?? tills.floatToOpenCents);
  const deskAction = useDeskAction(result, floatToOpenCents);
  const move = useMoveToTicket();
  const actions = lookupActions(result);
  const owes = actions.some(
    ({ kind, people: admitted }) => kind === 'admit' && dueCents(admitted, result) > 0,
  );
  const hasTill = tills.own !== null || floatToOpenCents !== null;
  // Without a connection one's till may be open, unknown to this phone: a float that it has already stays.
  const needsTill = owes && !hasTill && (tills.isKnown || offline !== undefined);

  function runAction(action: LookupAction) {
    const { kind, people: chosen } = action;
    if (kind === 'admit' || kind === 'redeem' || kind === 'check-in')
      deskAction.mutate(action, {
        onSuccess: () => {
          onDone();
          onClose();
        },
      });
    if (kind === 'ticket') setMoving(true);
    const [person] = chosen;
    if (kind === 'cash' && person) onLookUp(person.submissionId);
    if (kind === 'details' && person)
      void navigate(portalHref('registrations', { open: person.submissionId }));
    if (kind === 'sell') void navigate(portalHref('registrations', { new: '1' }));
    if (kind === 'register')
      void navigate(portalHref('registrations', { new: '1', ticket: result.ticketId ?? '' }));
  }

  const form = needsTill ? (
    <TillForm
      isBusy={openTill.isPending}
      // Without a connection it is opened with the first cash that is sent.
      onOpen={(cents) =>
        offline ? setFloat(cents) : openTill.mutate(cents, { onSuccess: reloadTills })
      }
    />
  ) : isMoving && people[0] ? (
    <OtherTicketForm
      isBusy={move.isPending}
      onTicket={(ticketId) =>
        move.mutate(
          { submissionId: people[0]?.submissionId ?? '', ticketId },
          {
            onSuccess: () => {
              setMoving(false);
              onLookUp(ticketId);
            },
          },
        )
      }
    />
  ) : undefined;
  return (
    <LookupResultScreen
      key={`${result.answer} ${lookedUp}`}
      view={toLookupResultView(result, tills.own)}
      actions={actions}
      before={form}
      note={lookupNote(result)}
      failure={firstErrorMessage(deskAction, openTill, move)}
      isBusy={deskAction.isPending || (owes && !tills.isKnown && !offline)}
      onAction={runAction}
      onClose={onClose}
    />
  );
}

/** Moves somebody to the ticket they have after all, as their registration is now. */
function useMoveToTicket() {
  return useMutation({
    mutationFn: async ({ submissionId, ticketId }: { submissionId: string; ticketId: string }) => {
      const params = { id: submissionId };
      const { version } = await staffCall(readRegistration, { params });
      return staffCall(changeTicket, { params, body: { ticketId, version } });
    },
  });
}
