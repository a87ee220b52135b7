import './lookup-result-screen.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { playScanFeedback } from '../../../platform/device/scan-feedback.ts';
import { TicketTypeLabel } from '../../shared/tickets/ticket-type-label.tsx';
import { texts } from '../../texts/texts.ts';
import type { LookupAction } from './lookup-actions.ts';
import type { LookupResultView } from './lookup-result-view.ts';

interface Props {
  view: LookupResultView;
  actions: readonly LookupAction[];
  /** Content that comes before the first action, such as opening a till. */
  before?: ReactNode;
  /** Text below the actions. */
  note: string;
  failure: string | null;
  isBusy: (action: LookupAction) => boolean;
  onAction: (action: LookupAction) => void;
  onClose: () => void;
}

/**
 * Maximum time between two keys of a hardware scanner, in milliseconds. A person takes longer to press Enter
 * after typing.
 */
const maxScannerKeyGapMs = 100;

const signs = { in: '✓', collect: '$', refused: '✕' } as const;

/**
 * Fullscreen result with one color, sign and title. Enter runs the main action, Escape goes back. On a
 * refusal Enter goes back as well, so that a key meant for the search field sells no ticket.
 */
export function LookupResultScreen(props: Props) {
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
      aria-describedby="answer-lines"
      onKeyDown={(event) => {
        if (isScannerEnter(event)) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="answer-text">
        {/* Announces a change in place, such as the amount of another type. */}
        <div className="answer-facts" role="status">
          <span className="answer-sign" aria-hidden="true">
            {view.sign ?? signs[view.tone]}
          </span>
          <h2 id="answer-title">{view.title}</h2>
          <div id="answer-lines" className="answer-facts">
            {view.types?.map(({ color, text }) => (
              <TicketTypeLabel key={text} color={color} text={text} />
            ))}
            {view.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
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
            aria-disabled={isBusy(action) || undefined}
            onClick={() => !isBusy(action) && onAction(action)}
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
