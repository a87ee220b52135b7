import { type ReactNode, useEffect, useRef } from 'react';
import { giveSignal } from '../../../device/signal.ts';
import type { AnswerAction } from './answer-actions.ts';
import type { AnswerView } from './answer-view.ts';
import './answer-screen.css';

interface Props {
  view: AnswerView;
  actions: readonly AnswerAction[];
  /** What has to be done before the first press, such as opening a till. */
  before?: ReactNode;
  /** What stands under the presses. */
  note: string;
  failure: string | null;
  isBusy: boolean;
  onAction: (action: AnswerAction) => void;
  onClose: () => void;
}

const signs = { in: '✓', collect: '$', refused: '✕' } as const;

/** The whole screen in one colour with one sign and one sentence; Enter is the press, Escape goes back. */
export function AnswerScreen(props: Props) {
  const { view, actions, before, note, failure, isBusy, onAction, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => giveSignal(view.tone), [view.tone, view.title]);
  return (
    <dialog
      ref={dialog}
      className="answer"
      data-tone={view.tone}
      aria-labelledby="answer-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="answer-text" role="status">
        <span className="answer-sign" aria-hidden="true">
          {signs[view.tone]}
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
              autoFocus={index === 0}
              // Not `disabled`, which would take the focus.
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onAction(action)}
            >
              {action.label}
            </button>
          ))}
        <button type="button" className="answer-back" onClick={onClose}>
          Back to the search
        </button>
        <small>{note}</small>
      </div>
    </dialog>
  );
}
