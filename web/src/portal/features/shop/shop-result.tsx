import { useEffect, useRef } from 'react';
import './shop-result.css';

/** What became of a code: handed over, or refused with why. */
export interface ShopResultView {
  isRedeemed: boolean;
  /** False where no answer came: the same code is sent again. */
  isDecided: boolean;
  title: string;
  /** Who and what, or what to do next. */
  detail: string;
}

interface Props {
  view: ShopResultView;
  onClose: () => void;
}

/** The whole screen in one colour, one sign and one sentence; told apart without the colour, too. */
export function ShopResult({ view: { isRedeemed, isDecided, title, detail }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    // Nothing beneath an open one can have the focus.
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="shop-answer"
      data-redeemed={isRedeemed}
      aria-labelledby="shop-answer-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div role="status">
        <span className="shop-answer-sign" aria-hidden="true">
          {isRedeemed ? '✓' : '✕'}
        </span>
        <h2 id="shop-answer-title">{title}</h2>
        <p>{detail}</p>
      </div>
      <button type="button" onClick={close}>
        {isDecided ? 'Next code' : 'Back to the code'}
      </button>
    </dialog>
  );
}
