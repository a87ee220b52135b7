import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { playScanFeedback } from '../../../platform/device/scan-feedback.ts';
import type { LookupAction } from './lookup-actions.ts';
import type { LookupResultView } from './lookup-result-view.ts';
import './lookup-result-screen.css';

interface Props {
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
export function LookupResultScreen(props: Props) {
  const { view, actions, before, note, failure, isBusy, onAction, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isRefused = view.tone === 'refused';
  // A dialog that opens gives the focus to its first button.
  useEffect(() => {
    dialog.current?.showModal();
    if (isRefused) back.current?.focus();
  }, [isRefused]);
  const isNoPress = useIgnoreScannerEnter();
  useEffect(() => playScanFeedback(view.tone), [view.tone, view.title]);
  return (
    <dialog
      ref={dialog}
      className="answer"
      data-tone={view.tone}
      aria-labelledby="answer-title"
      onKeyDown={(event) => {
        if (isNoPress(event)) event.preventDefault();
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
